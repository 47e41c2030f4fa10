import { keepRunning } from '../postgres/keep-running.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { RunRecord } from '../processes/run-record.ts';

export interface Embedded {
  url: string;
  /** Stops the server and releases its folder. */
  stop(): Promise<void>;
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs the embedded PostgreSQL in the data folder while this process serves, and restarts it when it ends unexpectedly
 * [OPS-023]. Takes the folder, as `npm start` does.
 * @param address the shop's URL, for the message to another start that finds the folder in use
 * @throws StartError when the folder is in use or the server does not start
 */
export async function startEmbedded(dataDir: string, address: string): Promise<Embedded> {
  const record = await RunRecord.take(dataDir, address);
  try {
    const server = await startPostgres({ dataDir, tuning: 'product' });
    let ending = false;
    void keepRunning(server, { isEnding: () => ending, say: (line) => console.error(line) });
    // A process that exits immediately cannot wait for the server to stop, but signals it.
    process.once('exit', () => server.running() && interrupt(server.pid));
    const stop = async () => {
      ending = true;
      record.noteEnding();
      await server.stop();
      record.release();
    };
    return { url: server.url, stop };
  } catch (error) {
    record.release();
    throw error;
  }
}
