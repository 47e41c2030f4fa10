import { setTimeout as pause } from 'node:timers/promises';
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
  /** Runs one iteration. Returns after how many milliseconds the next one runs if the loop is not woken earlier. */
  step: (client: pg.Client) => Promise<number>;
}

/** The usual polling interval, and the pause before the loop reconnects. */
export const IDLE_MS = 1000;
/** How long to wait for the close of a connection, as a dead one never confirms it; less than the last shutdown stages have. */
const CLOSING_MS = 300;

/** Runs `step` on its own connection when it is notified, and at intervals, until it is stopped. */
export class ListeningLoop {
  private readonly logger: Logger;
  private readonly wakeable = new Wakeable();
  private running?: Promise<void>;
  private readonly ending = new AbortController();
  private doing = '';

  constructor(private readonly options: LoopOptions) {
    this.logger = new Logger(options.channel);
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Runs the next step now, as a notification does. */
  wake(): void {
    this.wakeable.wake();
  }

  /** Waits for the running step and closes the connection. */
  async stop(): Promise<void> {
    this.ending.abort();
    this.wakeable.wake();
    await this.running;
  }

  /** Returns what the loop does now, for the log of a shutdown that waits for it; an empty list once it has ended. */
  readonly names = (): string[] => (this.doing ? [`${this.options.channel}: ${this.doing}`] : []);

  private async run(): Promise<void> {
    while (!this.stopping) {
      const client = new pg.Client(connectionOptions(this.options.url, this.options.channel));
      try {
        await this.useConnection(client);
      } catch (error) {
        this.logger.warn(`connection lost, trying again: ${(error as Error).message}`);
      }
      await this.closeConnection(client);
      await this.pause(IDLE_MS);
    }
    this.doing = '';
  }

  private get stopping(): boolean {
    return this.ending.signal.aborted;
  }

  /** Waits unless the loop stops. Not by `wakeable`, which allows one wait at a time and which a lost connection may wake. */
  private async pause(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  private async closeConnection(client: pg.Client): Promise<void> {
    this.doing = 'closes its connection';
    const ended = client.end().catch((error: Error) => this.logger.debug(error.message));
    await Promise.race([ended, pause(CLOSING_MS, undefined, { ref: false })]);
  }

  private async useConnection(client: pg.Client): Promise<void> {
    client.on('error', () => this.wakeable.wake());
    client.on('notification', () => this.wakeable.wake());
    this.doing = 'connects';
    await client.connect();
    this.doing = 'is in a step';
    await client.query(`listen ${this.options.channel}`);
    let holdsLock = this.options.lock === undefined;
    while (!this.stopping) {
      holdsLock ||= await this.tryLock(client);
      const idle = holdsLock ? await this.options.step(client) : IDLE_MS;
      if (idle && !this.stopping) await this.wakeable.wait(idle);
    }
  }

  private async tryLock(client: pg.Client): Promise<boolean> {
    const sql = 'select pg_try_advisory_lock($1) as locked';
    const { rows } = await client.query<{ locked: boolean }>(sql, [this.options.lock]);
    return rows[0]?.locked ?? false;
  }
}
