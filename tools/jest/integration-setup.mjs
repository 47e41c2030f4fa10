// Integration tests use a real PostgreSQL (and Redis, where it is installed). `npm test` starts one server for all suites
// and passes its address in variables; a suite that runs by itself starts its own server here.
import { keepTemporaryFilesInMemory, startTestServers } from '../local/src/index.ts';

export default async function setUp() {
  keepTemporaryFilesInMemory();
  const servers = await startTestServers(process.env);
  Object.assign(process.env, servers.environment);
  globalThis.stopTestServers = servers.stop;
}
