import pg from 'pg';
import { connectionOptions } from '../../../database/database.options.js';

type Listener = pg.Client & { release?: () => void };

/**
 * The part of a pool that the PostgreSQL adapter uses. The adapter never releases a broken connection, which would exhaust
 * a real pool. It gets a separate client to listen, and one connection for everything that it publishes, in order.
 */
export class AdapterConnections {
  private readonly publishing: pg.Pool;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly url: string,
    private readonly onError: (error: Error) => void,
  ) {
    this.publishing = new pg.Pool({ ...connectionOptions(url, 'socket-io'), max: 1 });
    this.publishing.on('error', onError);
  }

  query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.publishing.query(text, values);
  }

  async connect(): Promise<Listener> {
    const client: Listener = new pg.Client(connectionOptions(this.url, 'socket-io-listen'));
    client.on('error', this.onError);
    client.on('end', () => this.listeners.delete(client));
    client.release = () => void client.end().catch(this.onError);
    await client.connect();
    this.listeners.add(client);
    return client;
  }

  async end(): Promise<void> {
    await Promise.all([...this.listeners].map((client) => client.end()));
    await this.publishing.end();
  }
}
