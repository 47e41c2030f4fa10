import { EventEmitter } from 'node:events';
import { ConnectionClosedError, PostgresConnection } from 'bullmq';

/**
 * The connection of all queues and workers of a process. BullMQ would open a listening connection for each worker, and
 * PostgreSQL would have to keep dozens of them open. Each worker filters the notifications of its own queue.
 */
export class SharedConnection extends PostgresConnection {
  private prepared?: object;

  constructor(...given: ConstructorParameters<typeof PostgresConnection>) {
    super(...given);
    // Each queue and worker adds listeners for errors.
    this.setMaxListeners(0);
  }

  /**
   * Returns the client that listens for notifications.
   * @throws ConnectionClosedError once the connection is being closed: nothing would release such a client, and the pool
   * would wait for it; BullMQ does not report this error as a fault
   */
  override async getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    if (this.isClosing !== undefined) throw new ConnectionClosedError();
    const client = await super.getListenClient();
    if (client === this.prepared) return client;
    this.prepared = client;
    if (client instanceof EventEmitter) client.setMaxListeners(0);
    // Each worker sends its own LISTEN, but a client of pg should run only one query at a time.
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
