import type pg from 'pg';
import type { RealtimeMessage } from './realtime-message.js';
import { BATCH, lastId, messagesAfter, runningWriters } from './realtime-table.js';

/** How soon to look again when an id is missing. */
const SOON_MS = 2;

/** Ids that may be missing because their transactions are still running. */
interface OpenIds {
  upTo: number;
  /** The transactions that may have taken them; unknown until it is worth asking. */
  writers?: string[];
}

/** What a look at the table gave. */
export interface Look {
  /** The next messages; no message before one of them can still appear. */
  messages: RealtimeMessage[];
  /** After how many milliseconds to look again: for an id that is missing, or because there are more. */
  lookAgain?: number;
}

/**
 * Reads the messages in the order of their ids. Transactions take their ids last and commit in any order, so the message of a
 * lower id may appear after that of a higher one. The reader waits for a missing id until the transactions that may have
 * taken it have ended (ADR 24).
 */
export class RealtimeReader {
  private position = 0;
  private open?: OpenIds;

  /**
   * Begins after the last message. @returns false while a message before it may still appear: call it again, until then the
   * reader has no position
   */
  async beginAtEnd(client: pg.Client): Promise<boolean> {
    this.open ??= { upTo: await lastId(client) };
    if (!(await this.areSettled(client, this.open))) return false;
    this.position = this.open.upTo;
    this.open = undefined;
    return true;
  }

  /** Begins with the first message. */
  beginAtStart(): void {
    this.position = 0;
    this.open = undefined;
  }

  /** The next messages. Those that were not confirmed by `delivered` are given again. */
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

  /** Confirms a message; the messages after it are next. */
  delivered({ id }: RealtimeMessage): void {
    this.position = Number(id);
  }

  /** Whether every transaction that may have taken these ids has ended; what it wrote can then be read. */
  private async areSettled(client: pg.Client, open: OpenIds): Promise<boolean> {
    const running = new Set(await runningWriters(client));
    open.writers ??= [...running];
    return !open.writers.some((writer) => running.has(writer));
  }
}
