// Integration tests meet a real PostgreSQL (and Redis, where it is installed). `npm test` starts one for all suites
// and names it; a suite that is run by itself starts its own here.
import { keepTemporaryFilesInMemory, startTestServers } from '../local/src/index.ts';

export default async function setUp() {
  keepTemporaryFilesInMemory();
  const servers = await startTestServers(process.env);
  Object.assign(process.env, servers.environment);
  globalThis.stopTestServers = servers.stop;
}
