import { Redis, type RedisOptions } from 'ioredis';

/**
 * A connection of which a library makes copies. BullMQ and the adapter of Socket.IO let a copy that they close while it
 * reconnects go on reconnecting for ever; here copies end with their original.
 */
export class RedisWithCopies extends Redis {
  private readonly copies: Redis[] = [];

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = super.duplicate(override);
    this.copies.push(copy);
    return copy;
  }

  /** Ends the connection and all of its copies. */
  endAll(): void {
    for (const connection of [...this.copies, this]) connection.disconnect();
  }
}
