import { Logger } from '@nestjs/common';
import pg from 'pg';
import { connectionOptions } from '../../database/database.options.js';
import { Wakeable } from '../../core/concurrency/wakeable.js';

export interface LoopOptions {
  url: string;
  /** The NOTIFY channel that wakes the loop. */
  channel: string;
  /** The key of an advisory lock: only the process that holds it runs the steps, until its connection ends. */
  lock?: number;
  /** One iteration; returns after how many milliseconds to run again if not woken. */
  step: (client: pg.Client) => Promise<number>;
}

/** The polling interval. */
export const IDLE_MS = 1000;

/** Runs `step` on its own connection when it is notified, and at intervals, until it is stopped. */
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

  /** Finishes the running step and closes the connection. */
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
      await this.closeConnection(client);
      if (!this.stopping) await this.wakeable.wait(IDLE_MS);
    }
  }

  /** Waits for a limited time: the end of a dead connection may never be confirmed. */
  private async closeConnection(client: pg.Client): Promise<void> {
    const ended = client.end().catch((error: Error) => this.logger.debug(error.message));
    await Promise.race([ended, this.wakeable.wait(IDLE_MS)]);
  }

  private async useConnection(client: pg.Client): Promise<void> {
    client.on('error', () => this.wakeable.wake());
    client.on('notification', () => this.wakeable.wake());
    await client.connect();
    await client.query(`listen ${this.options.channel}`);
    let holdsLock = this.options.lock === undefined;
    while (!this.stopping) {
      holdsLock ||= await this.tryLock(client);
      const pause = holdsLock ? await this.options.step(client) : IDLE_MS;
      if (pause && !this.stopping) await this.wakeable.wait(pause);
    }
  }

  private async tryLock(client: pg.Client): Promise<boolean> {
    const sql = 'select pg_try_advisory_lock($1) as locked';
    const { rows } = await client.query<{ locked: boolean }>(sql, [this.options.lock]);
    return rows[0]?.locked ?? false;
  }
}
