/** Stops what integration-setup.mjs started. */
export default async function tearDown() {
  await globalThis.stopTestServers?.();
}
