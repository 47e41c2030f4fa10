import { join } from 'node:path';
import { runningPostmaster } from '../postgres/postmaster-file.ts';
import { stopServer } from '../postgres/server-process.ts';
import { endProcess, TERM_THEN_KILL } from './end-process.ts';
import { readRun } from './run-record.ts';

/** Ends the launcher that uses this data folder, its child processes, and its database server. */
export async function endRun(dataDir: string): Promise<void> {
  const run = readRun(join(dataDir, 'run.json'));
  // The launcher itself waits for the API and the database to end, so it gets 40 s.
  if (run) await endProcess(run.launcher, [{ signal: 'SIGTERM', milliseconds: 40_000 }, ...TERM_THEN_KILL]);
  await Promise.all((run?.children ?? []).map((child) => endProcess(child, TERM_THEN_KILL)));
  const database = runningPostmaster(join(dataDir, 'postgres/cluster'));
  if (database) await stopServer(database.process);
}
