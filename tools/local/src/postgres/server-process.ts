import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { endProcess, type Ending } from '../processes/end-process.ts';
import { isRunning, type ProcessIdentity } from '../processes/identity.ts';
import { commandOf } from './choose-runner.ts';
import { runningPostmaster, type Postmaster } from './postmaster-file.ts';
import type { Runner } from './runners.ts';
import { settingsFor, type Tuning } from './tuning.ts';

const START_TIMEOUT = 60_000;
const LOG_LIMIT = 10 * 1024 * 1024;

/** PostgreSQL's signals: after SIGINT it ends sessions and stops, after SIGQUIT it stops and recovers at the next start. */
const INT_QUIT_KILL: Ending[] = [
  { signal: 'SIGINT', milliseconds: 20_000 },
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
];

export interface ServerPlace {
  cluster: string;
  log: string;
  postgres: string;
  runner: Runner;
  tuning: Tuning;
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function lastFatal(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|ERROR|error/.test(line)) ?? lines.at(-1) ?? '';
}

/** Waits until the server on this cluster accepts connections, until `alive` returns false, or until the timeout. */
async function waitUntilReady(cluster: string, alive: () => boolean): Promise<Postmaster | undefined> {
  const deadline = Date.now() + START_TIMEOUT;
  while (alive() && Date.now() < deadline) {
    const found = runningPostmaster(cluster);
    if (found?.ready) return found;
    await pause(20);
  }
  return undefined;
}

/**
 * Starts a server on this port. It has its own process group, so that Ctrl-C does not end it while the API still uses it.
 * @throws StartError with PostgreSQL's own reason
 */
export async function startServer(place: ServerPlace, port: number): Promise<Postmaster> {
  const log = openLog(place.log);
  const { file, args, options } = commandOf(place.runner, place.postgres, [
    ...['-D', place.cluster],
    ...settingsFor(place.tuning, port),
  ]);
  const child = spawn(file, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let failure = '';
  child.once('error', (error) => (failure = error.message));
  child.unref();
  const alive = () => failure === '' && child.exitCode === null && child.signalCode === null;
  const ready = await waitUntilReady(place.cluster, alive);
  if (ready) return ready;
  if (alive()) child.kill('SIGQUIT');
  throw new StartError(
    `PostgreSQL did not start (${failure || lastFatal(place.log)}); its log is ${place.log}`,
  );
}

/** Finds a server that a killed start has left running, and waits until it is ready. @returns undefined without one */
export async function findServer(cluster: string): Promise<Postmaster | undefined> {
  const found = runningPostmaster(cluster);
  return found && waitUntilReady(cluster, () => isRunning(found.process));
}

/** Stops a server, with increasingly forceful signals. */
export const stopServer = (server: ProcessIdentity): Promise<void> => endProcess(server, INT_QUIT_KILL);
