import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RunRecord, startPostgres, StartError, type EmbeddedPostgres } from '@manette/local';

/** What a command wants of the database: to look at one that is there, or to use it even if it must be made. */
export type Stage = 'look' | 'use';

const RUNNING = 'The product is running on this data; stop it first';

/** The embedded PostgreSQL of a data folder, started for a command and stopped after it; a running product's is left alone. */
export class Embedded {
  readonly #dataDir: string;
  /** Whether the command needs the folder for itself. */
  readonly #alone: boolean;
  #server: EmbeddedPostgres | undefined;
  #record: RunRecord | undefined;

  constructor(dataDir: string, alone: boolean) {
    this.#dataDir = dataDir;
    this.#alone = alone;
  }

  /**
   * @returns the address of the shop's database, or undefined when there is none to look at
   * @throws StartError with one line
   */
  async open(stage: Stage): Promise<string | undefined> {
    if (!this.#server && stage === 'look' && !existsSync(join(this.#dataDir, 'postgres/cluster')))
      return undefined;
    if (this.#alone) await this.#take();
    this.#server ??= await startPostgres({ dataDir: this.#dataDir, tuning: 'product' });
    return this.#server.url;
  }

  /** Keeps a product from starting on the folder meanwhile. */
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
