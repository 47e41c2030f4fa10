import type pg from 'pg';
import type { RealtimeMessage } from './realtime-message.js';
import { BATCH, lastId, messagesAfter, runningWriters } from './realtime-table.js';

/** After how many milliseconds to read again when an id is missing. */
const SOON_MS = 2;

/** Ids that may be missing because their transactions are still running. */
interface OpenIds {
  upTo: number;
  /** The transactions that may have taken these ids; undefined until they are read for the first time. */
  writers?: string[];
}

/** The result of one read of the table. */
export interface Look {
  /** The next messages; no message before one of them can still appear. */
  messages: RealtimeMessage[];
  /** After how many milliseconds to read again, if an id is missing or there are more messages. */
  lookAgain?: number;
}

/**
 * Reads the messages in the order of their ids. Transactions take ids at their end and commit in any order, so the message of
 * a lower id may appear after that of a higher one. The reader waits for a missing id until the transactions that may have
 * taken it have ended (ADR 24).
 */
export class RealtimeReader {
  private position = 0;
  private open?: OpenIds;

  /**
   * Sets the position after the last message. @returns false while an earlier message may still appear: the position is not
   * set then, and the method must be called again
   */
  async beginAtEnd(client: pg.Client): Promise<boolean> {
    this.open ??= { upTo: await lastId(client) };
    if (!(await this.areSettled(client, this.open))) return false;
    this.position = this.open.upTo;
    this.open = undefined;
    return true;
  }

  /** Sets the position before the first message. */
  beginAtStart(): void {
    this.position = 0;
    this.open = undefined;
  }

  /** Reads the next messages. Messages that were not confirmed by `delivered` are returned again. */
  async next(client: pg.Client): Promise<Look> {
    const areSettled = this.open && (await this.areSettled(client, this.open));
    let last = Math.max(this.position, areSettled && this.open ? this.open.upTo : 0);
    const rows = await messagesAfter(client, this.position);
    const messages: RealtimeMessage[] = [];
    for (const row of rows) {
      if (Number(row.id) > last + 1) break;
      last = Math.max(last, Number(row.id));
      messages.push(row);
    }
    const [first] = rows;
    if (messages.length || !first) this.open = undefined;
    else this.open ??= { upTo: Number(first.id) - 1 };
    if (messages.length < rows.length) return { messages, lookAgain: SOON_MS };
    return rows.length === BATCH ? { messages, lookAgain: 0 } : { messages };
  }

  /** Confirms a message; the next read begins after it. */
  delivered({ id }: RealtimeMessage): void {
    this.position = Number(id);
  }

  /** Whether every transaction that may have taken these ids has ended, so that its messages can be read. */
  private async areSettled(client: pg.Client, open: OpenIds): Promise<boolean> {
    const running = new Set(await runningWriters(client));
    open.writers ??= [...running];
    return !open.writers.some((writer) => running.has(writer));
  }
}
