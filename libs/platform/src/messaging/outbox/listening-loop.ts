import { Logger } from '@nestjs/common';
import pg from 'pg';
import { connectionOptions } from '../../database/database.options.js';
import { Wakeable } from '../../core/concurrency/wakeable.js';

export interface LoopOptions {
  url: string;
  /** Channel of the NOTIFY that wakes the loop; it looks by itself every second as well. */
  channel: string;
  /** With a lock only one process at a time runs the steps; another takes over when its connection ends. */
  lock?: number;
  /** One look at the table; answers after how many milliseconds to look again without being woken. */
  step: (client: pg.Client) => Promise<number>;
}

/** Look again after this long when nothing wakes us. */
export const IDLE = 1000;

/** Runs `step` on a connection of its own, whenever there may be something to do, until it is stopped. */
export class ListeningLoop {
  private readonly logger: Logger;
  private readonly wakeable = new Wakeable();
  private running?: Promise<void>;
  private stopping = false;

  constructor(private readonly options: LoopOptions) {
    this.logger = new Logger(options.channel);
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Finishes the step under way and lets the connection go. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wakeable.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const client = new pg.Client(connectionOptions(this.options.url, this.options.channel));
      try {
        await this.useConnection(client);
      } catch (error) {
        this.logger.warn(`connection lost, trying again: ${(error as Error).message}`);
      }
      await this.letGo(client);
      if (!this.stopping) await this.wakeable.wait(IDLE);
    }
  }

  /** A connection whose other side is gone without a word may never say that it has ended. */
  private async letGo(client: pg.Client): Promise<void> {
    const ended = client.end().catch((error: Error) => this.logger.debug(error.message));
    await Promise.race([ended, this.wakeable.wait(IDLE)]);
  }

  private async useConnection(client: pg.Client): Promise<void> {
    client.on('error', () => this.wakeable.wake());
    client.on('notification', () => this.wakeable.wake());
    await client.connect();
    await client.query(`listen ${this.options.channel}`);
    let holdsLock = this.options.lock === undefined;
    while (!this.stopping) {
      holdsLock ||= await this.tryLock(client);
      const pause = holdsLock ? await this.options.step(client) : IDLE;
      if (pause && !this.stopping) await this.wakeable.wait(pause);
    }
  }

  private async tryLock(client: pg.Client): Promise<boolean> {
    const sql = 'select pg_try_advisory_lock($1) as locked';
    const { rows } = await client.query<{ locked: boolean }>(sql, [this.options.lock]);
    return rows[0]?.locked ?? false;
  }
}
