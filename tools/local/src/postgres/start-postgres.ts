import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { isRunning } from '../processes/identity.ts';
import { addressOf, APPLICATION, readOrCreatePasswords, SUPERUSER, type Access } from './access.ts';
import { findBinaries } from './binaries.ts';
import { chooseRunner } from './choose-runner.ts';
import { ensureCluster, prepareFolders } from './create-cluster.ts';
import { cleanUpAfterKilledStart } from './clean-up-after-killed-start.ts';
import { runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { dataDirectoryOf, prepareDatabase } from './prepare-database.ts';
import type { Runner } from './runners.ts';
import { findServer, startServer, stopServer, type ServerPlace } from './server-process.ts';
import type { Tuning } from './tuning.ts';
import { socketFolder } from './unix-socket.ts';

export interface PostgresOptions {
  /** The folder of the cluster, its log and its passwords. */
  dataDir: string;
  tuning: Tuning;
  /** The runners to try; all that may work on this machine when absent. Tests set it. */
  ways?: Runner[];
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  port: number;
  pid: number;
  /** Whether it is a server that ran on the folder before, so that no new one was started. */
  reused: boolean;
  /** URL of the shop's database, as the role that owns it. */
  url: string;
  /** URL of the maintenance database, as superuser. */
  superuserUrl: string;
  running(): boolean;
  /** Restarts it on the same port after it has ended unexpectedly. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const ATTEMPTS = 3;

async function reuse(cluster: string, access: Access): Promise<Postmaster | undefined> {
  const found = await findServer(cluster);
  const answers = found && (await dataDirectoryOf(access, found.port).catch(() => undefined));
  if (answers && realpathSync(answers) === realpathSync(cluster)) return found;
  const silent = found ?? runningPostmaster(cluster);
  if (silent) await stopServer(silent.process);
  return undefined;
}

/** Starts the server on a free port. A port may be taken before PostgreSQL listens on it; then another one is tried. */
async function startSomewhere(place: ServerPlace): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(place, await freePort());
    } catch (error) {
      if (attempt === ATTEMPTS || !/could not (bind|create any)/.test((error as Error).message)) throw error;
    }
  }
}

/**
 * Runs the embedded PostgreSQL on `dataDir`, which is created when absent. It listens on a free port of the loopback
 * interface and on a Unix socket. If a server already runs on the folder, that server is used.
 * @throws StartError with the reason in one sentence
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const { dataDir, tuning } = options;
  const folders = prepareFolders(dataDir);
  const access = readOrCreatePasswords(dataDir);
  const left = await reuse(folders.cluster, access);
  const place = async (): Promise<ServerPlace> => {
    await cleanUpAfterKilledStart(folders);
    const runner = chooseRunner(binaries, folders.home, options.ways);
    ensureCluster(folders, dataDir, binaries, runner, tuning);
    return {
      cluster: folders.cluster,
      log: join(dataDir, 'postgres.log'),
      postgres: binaries.postgres,
      runner,
      tuning,
    };
  };
  let server = left ?? (await startSomewhere(await place()));
  await prepareDatabase(access, server.port);
  const sockets = socketFolder(folders.cluster, server.port);
  return {
    port: server.port,
    get pid() {
      return server.process.pid;
    },
    reused: left !== undefined,
    url: addressOf(APPLICATION, access.application, server.port, APPLICATION, sockets),
    superuserUrl: addressOf(SUPERUSER, access.superuser, server.port, 'postgres', sockets),
    running: () => isRunning(server.process),
    restart: async () => {
      // A server that is still shutting down holds the lock of its folder.
      await stopServer(server.process);
      server = await startServer(await place(), server.port);
    },
    stop: () => stopServer(server.process),
  };
}
