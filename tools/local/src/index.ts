export { startPostgres, type EmbeddedPostgres, type PostgresOptions } from './postgres/start-postgres.ts';
export { freePort } from './processes/free-port.ts';
export { StartError } from './start-error.ts';
export { startTestServers, type TestServers } from './throwaway/test-servers.ts';
export { endRun } from './processes/end-run.ts';
