export { CHECKOUT } from './checkout.ts';
export { startPostgres, type EmbeddedPostgres, type PostgresOptions } from './postgres/start-postgres.ts';
export { childEnvironment } from './processes/child-environment.ts';
export { freePort } from './processes/free-port.ts';
export { RunRecord } from './processes/run-record.ts';
export { readDotenv } from './settings/dotenv.ts';
export { StartError } from './start-error.ts';
export { startTestServers, type TestServers } from './throwaway/test-servers.ts';
export { endRun } from './processes/end-run.ts';
