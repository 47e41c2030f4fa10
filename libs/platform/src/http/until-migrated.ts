import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppConfig } from '../core/config/app-config.js';
import { ConfigError } from '../core/config/config-error.js';
import { areMigrated } from '../database/are-migrated.js';
import type { ContextPersistence } from '../database/context-persistence.js';
import { rootLogger } from './logging/root-logger.js';
import { answerUnavailable } from './origin/unavailable.js';
import { listen } from './take-port.js';

const LOOK_EVERY_MS = 5_000;

/** The servers that answer while the process waits for the migrations. */
export interface Waiting {
  /** Closes the ports; call it right before the application listens. */
  release(): Promise<void>;
}

type State = 'up' | 'down';

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Answers the health calls below a path, and all other calls with 503. */
const answering =
  (prefix: string, database: () => State) => (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    if (request.url === `${prefix}/health/live`) return sendJson(response, 200, { status: 'ok' });
    if (request.url !== `${prefix}/health/ready`) return answerUnavailable(response);
    sendJson(response, 503, { ready: false, checks: { database: database(), migrations: 'down' } });
  };

async function open(server: Server, port: number, host: string): Promise<Server> {
  try {
    await listen(server, port, host);
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`port ${port} cannot be opened (${code})`);
  }
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Waits until another process has applied this release's migrations, if MIGRATE_ON_START=false. Meanwhile the process is
 * alive but not ready [OPS-024].
 * @param isPublic whether the process has a public port in addition to the metrics port
 * @throws ConfigError when a port cannot be opened
 */
export async function untilMigrated(
  config: AppConfig,
  contexts: ContextPersistence[],
  isPublic: boolean,
): Promise<Waiting> {
  const { database, http, metrics } = config;
  let state: State = 'up';
  const isMigrated = () =>
    areMigrated(database.url, contexts).then(
      (migrated) => {
        state = 'up';
        return migrated;
      },
      // The readiness call reports that the database is down; the next check may reach it.
      () => {
        state = 'down';
        return false;
      },
    );
  if (database.migrateOnStart || (await isMigrated())) return { release: () => Promise.resolve() };
  // The application does not exist yet, so its logger is not available.
  rootLogger(config).warn('waits until another process has migrated the database (MIGRATE_ON_START=false)');
  const [host = '127.0.0.1'] = http.hosts;
  const ports: [prefix: string, port: number | undefined, host: string][] = [
    ['/api', isPublic ? http.port : undefined, host],
    ['', metrics.port, metrics.host],
  ];
  const servers: Server[] = [];
  for (const [prefix, port, at] of ports)
    if (port !== undefined) servers.push(await open(createServer(answering(prefix, () => state)), port, at));
  do await pause(LOOK_EVERY_MS);
  while (!(await isMigrated()));
  return { release: async () => void (await Promise.all(servers.map(closed))) };
}
