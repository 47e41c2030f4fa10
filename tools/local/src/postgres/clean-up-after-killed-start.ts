import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, type Ending } from '../processes/end-process.ts';
import { processesIn } from '../processes/working-in.ts';
import { StartError } from '../start-error.ts';
import type { Folders } from './create-cluster.ts';
import { removePostmasterFile, runningPostmaster } from './postmaster-file.ts';

/** Milliseconds. Sessions of a killed server end within moments, an orphaned initdb within seconds. */
const PATIENCE = 10_000;
const QUIT_THEN_KILL: Ending[] = [
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
];

/**
 * Cleans up after a killed start when no server runs on the cluster: waits for processes that outlive a killed server or
 * start, ends those that do not exit, and removes `postmaster.pid`.
 * @throws StartError when a process cannot be ended; then no file is removed
 */
export async function cleanUpAfterKilledStart({ home, cluster }: Folders): Promise<void> {
  const remains = () => processesIn(home, ['postgres', 'initdb']);
  const deadline = Date.now() + PATIENCE;
  while (remains().length > 0 && Date.now() < deadline) await pause(50);
  await Promise.all(remains().map((one) => endProcess(one, QUIT_THEN_KILL)));
  const [stays] = [runningPostmaster(cluster)?.process, ...remains()].filter((one) => one !== undefined);
  if (stays)
    throw new StartError(`process ${stays.pid} of an earlier start still uses ${cluster}; end it first`);
  removePostmasterFile(cluster);
}
