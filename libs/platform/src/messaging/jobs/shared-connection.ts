import { EventEmitter } from 'node:events';
import { ConnectionClosedError, PostgresConnection } from 'bullmq';

/**
 * The connection of all queues and workers of a process: BullMQ would open one to listen on for each worker, which PostgreSQL
 * would have to keep open for dozens of queues. Each worker picks the notices of its own queue.
 */
export class SharedConnection extends PostgresConnection {
  private prepared?: object;

  constructor(...given: ConstructorParameters<typeof PostgresConnection>) {
    super(...given);
    // Each queue and worker listens for faults.
    this.setMaxListeners(0);
  }

  /**
   * @throws ConnectionClosedError, which BullMQ takes for no fault, once the connection is being closed: nobody would give
   * such a client back, and the pool would wait for it
   */
  override async getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    if (this.isClosing !== undefined) throw new ConnectionClosedError();
    const client = await super.getListenClient();
    if (client === this.prepared) return client;
    this.prepared = client;
    if (client instanceof EventEmitter) client.setMaxListeners(0);
    // Each worker sends its own LISTEN; pg wants a client to be asked one thing at a time.
    const query = client.query.bind(client);
    let last: Promise<unknown> = Promise.resolve();
    client.query = (...asked: Parameters<typeof query>) => {
      const answered = last.then(() => query(...asked));
      last = answered.catch(() => undefined);
      return answered;
    };
    return client;
  }

  /** A queue or worker that closes leaves the connection to the others. */
  override close(): Promise<void> {
    return Promise.resolve();
  }

  /** Closes the connection when all queues and workers are closed. */
  end(): Promise<void> {
    return super.close();
  }
}
