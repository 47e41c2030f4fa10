import { Redis, type RedisOptions } from 'ioredis';

/**
 * A connection that a library duplicates. If BullMQ or Socket.IO's adapter closes a duplicate while it reconnects, it goes on
 * reconnecting for ever; here duplicates end with the original.
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
