import { Redis, type RedisOptions } from 'ioredis';

/**
 * A connection that a library duplicates. A duplicate that BullMQ or Socket.IO's adapter closes while it reconnects would
 * reconnect for ever. `endAll` closes all duplicates together with the original.
 */
export class RedisWithCopies extends Redis {
  private readonly copies: Redis[] = [];

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = super.duplicate(override);
    this.copies.push(copy);
    return copy;
  }

  /** Closes the connection and all of its duplicates. */
  endAll(): void {
    for (const connection of [...this.copies, this]) connection.disconnect();
  }
}
