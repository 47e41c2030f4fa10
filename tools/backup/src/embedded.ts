import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RunRecord, startPostgres, StartError, type EmbeddedPostgres } from '@manette/local';

/** How a command uses the database: `look` opens only an existing one, `use` creates it when it does not exist. */
export type Stage = 'look' | 'use';

const RUNNING = 'The product is running on this data; stop it first';

/**
 * The embedded PostgreSQL of a data folder, started for one command and stopped after it. A server that a running product
 * has started is used and not stopped.
 */
export class Embedded {
  readonly #dataDir: string;
  /** Whether the command needs exclusive use of the folder. */
  readonly #alone: boolean;
  #server: EmbeddedPostgres | undefined;
  #record: RunRecord | undefined;

  constructor(dataDir: string, alone: boolean) {
    this.#dataDir = dataDir;
    this.#alone = alone;
  }

  /**
   * @returns the URL of the shop's database, or undefined when `stage` is `look` and no database exists
   * @throws StartError with a message of one line
   */
  async open(stage: Stage): Promise<string | undefined> {
    if (!this.#server && stage === 'look' && !existsSync(join(this.#dataDir, 'postgres/cluster')))
      return undefined;
    if (this.#alone) await this.#take();
    this.#server ??= await startPostgres({ dataDir: this.#dataDir, tuning: 'product' });
    return this.#server.url;
  }

  /** Locks the data folder, so that no product starts on it while the command runs. */
  async #take(): Promise<void> {
    this.#record ??= await RunRecord.take(this.#dataDir, 'npm run restore').catch((error: unknown) => {
      if (error instanceof StartError && error.message.includes('already runs from'))
        throw new StartError(RUNNING);
      throw error;
    });
  }

  async close(): Promise<void> {
    if (this.#server && !this.#server.reused) await this.#server.stop();
    this.#record?.release();
  }
}
