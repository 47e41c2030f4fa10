/** Stops the servers that integration-setup.mjs started. */
export default async function tearDown() {
  await globalThis.stopTestServers?.();
}
