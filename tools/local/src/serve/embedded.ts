import { keepRunning } from '../postgres/keep-running.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { RunRecord } from '../processes/run-record.ts';

export interface Embedded {
  url: string;
  /** Stops the server and gives up its folder. */
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
 * Runs the embedded PostgreSQL in the data folder for as long as this process serves, starting it again when it dies
 * [OPS-023]. The folder is taken for it, as by `npm start`.
 * @param address where the shop is, for whoever finds the folder taken
 * @throws StartError when the folder is in use or the server does not start
 */
export async function startEmbedded(dataDir: string, address: string): Promise<Embedded> {
  const record = await RunRecord.take(dataDir, address);
  try {
    const server = await startPostgres({ dataDir, tuning: 'product' });
    let ending = false;
    void keepRunning(server, { isEnding: () => ending, say: (line) => console.error(line) });
    // A process that ends at once cannot wait for the server, but does not leave it behind either.
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
