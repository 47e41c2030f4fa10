import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, type Ending } from '../processes/end-process.ts';
import { processesIn } from '../processes/working-in.ts';
import { StartError } from '../start-error.ts';
import type { Folders } from './create-cluster.ts';
import { removePostmasterFile, runningPostmaster } from './postmaster-file.ts';

/** Sessions of a killed server notice within moments, an orphaned initdb is done in seconds. */
const PATIENCE = 10_000;
const ABRUPTLY: Ending[] = [
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
];

/**
 * Clears away what a killed start left in the cluster's folder when no server runs there: waits for the processes that
 * outlive a killed server or a killed start, ends those that stay, then removes the server's file.
 * @throws StartError when something cannot be ended; nothing has been removed then
 */
export async function endRemains({ home, cluster }: Folders): Promise<void> {
  const remains = () => processesIn(home, ['postgres', 'initdb']);
  const deadline = Date.now() + PATIENCE;
  while (remains().length > 0 && Date.now() < deadline) await pause(50);
  await Promise.all(remains().map((one) => endProcess(one, ABRUPTLY)));
  const [stays] = [runningPostmaster(cluster)?.process, ...remains()].filter((one) => one !== undefined);
  if (stays)
    throw new StartError(`process ${stays.pid} of an earlier start still uses ${cluster}; end it first`);
  removePostmasterFile(cluster);
}
