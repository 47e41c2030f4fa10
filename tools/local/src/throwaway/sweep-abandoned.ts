import { join } from 'node:path';
import { endProcess, TERM_THEN_KILL } from '../processes/end-process.ts';
import { runningPostmaster } from '../postgres/postmaster-file.ts';
import { stopServer } from '../postgres/server-process.ts';
import { abandonedFolders, removeFolder, serverIn } from './folders.ts';

/** Stops the servers of test runs that were killed, and removes their folders. */
export async function sweepAbandoned(): Promise<void> {
  for (const folder of abandonedFolders()) {
    const database = runningPostmaster(join(folder, 'postgres/cluster'));
    const other = serverIn(folder);
    if (database) await stopServer(database.process);
    if (other) await endProcess(other, TERM_THEN_KILL);
    removeFolder(folder);
  }
}
