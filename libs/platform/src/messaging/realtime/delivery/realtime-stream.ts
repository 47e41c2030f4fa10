import { Redis } from 'ioredis';
import { RETENTION_SECONDS } from './realtime-retention.js';
import type { RealtimeMessage } from './realtime-message.js';

const STREAM = 'manette:realtime';
const BLOCK_MS = 1000;
const BATCH = 200;
/** Longer than a read waits for new entries (`BLOCK_MS`). */
const COMMAND_TIMEOUT = 10_000;

/** An id in the stream; later entries are unread. */
export type Offset = string;

/** The offset before the first entry. */
const START: Offset = '0-0';

/** The Redis stream by which committed messages reach every process. Each call rejects when the connection breaks. */
export class RealtimeStream {
  private readonly writing: Redis;
  private readonly reading: Redis;

  constructor(url: string, onError: (error: Error) => void) {
    // Without retries the reader sees each interruption, after which it must check whether messages were lost.
    const open = () => new Redis(url, { maxRetriesPerRequest: 0, commandTimeout: COMMAND_TIMEOUT });
    [this.writing, this.reading] = [open(), open()];
    for (const connection of [this.writing, this.reading]) connection.on('error', onError);
  }

  /** Appends a message, and trims messages older than the retention. */
  async append(message: RealtimeMessage): Promise<void> {
    const oldest = Date.now() - RETENTION_SECONDS * 1000;
    await this.writing.xadd(STREAM, 'MINID', '~', oldest, '*', 'message', JSON.stringify(message));
  }

  /** Returns the id of the last entry. */
  async end(): Promise<Offset> {
    const [newest] = await this.reading.xrevrange(STREAM, '+', '-', 'COUNT', 1);
    return newest?.[0] ?? START;
  }

  /** Whether the entry with this id is still in the stream, so that no later entry is missing. */
  async contains(offset: Offset): Promise<boolean> {
    return offset === START || (await this.reading.xrange(STREAM, offset, offset)).length > 0;
  }

  /** Returns the next messages after an id; waits up to a second for them. */
  async after(offset: Offset): Promise<{ offset: Offset; messages: RealtimeMessage[] }> {
    const read = await this.reading.xread('COUNT', BATCH, 'BLOCK', BLOCK_MS, 'STREAMS', STREAM, offset);
    const entries = read?.[0]?.[1] ?? [];
    const messages = entries.map(([, [, json]]) => JSON.parse(json ?? 'null') as RealtimeMessage);
    return { offset: entries.at(-1)?.[0] ?? offset, messages };
  }

  /** Closes both connections; a waiting read rejects. */
  close(): void {
    this.writing.disconnect();
    this.reading.disconnect();
  }
}
