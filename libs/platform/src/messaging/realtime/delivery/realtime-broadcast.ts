import type pg from 'pg';
import { IDLE_MS, ListeningLoop } from '../../outbox/listening-loop.js';
import { REALTIME_CHANNEL } from '../../outbox/realtime-signal.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { RealtimeReader } from './realtime-reader.js';
import { RealtimeStream } from './realtime-stream.js';
import { deleteUpTo } from './realtime-table.js';
import type { SocketServer } from '../socket-server.js';
import { StreamReader } from './stream-reader.js';

const BROADCAST_LOCK = 7_265_503;

/** Delivery with Redis: one process at a time publishes the committed messages to the stream that all processes read. */
export class RealtimeBroadcast implements RealtimeDelivery {
  private readonly loop: ListeningLoop;
  private readonly stream: RealtimeStream;
  private readonly table = new RealtimeReader();
  private connection?: pg.Client;
  private readonly reader: StreamReader;

  constructor(
    urls: { database: string; redis: string },
    sockets: SocketServer,
    onError: (error: Error) => void,
  ) {
    this.stream = new RealtimeStream(urls.redis, onError);
    this.reader = new StreamReader(this.stream, sockets);
    const step = (client: pg.Client) => this.step(client);
    this.loop = new ListeningLoop({
      url: urls.database,
      channel: REALTIME_CHANNEL,
      lock: BROADCAST_LOCK,
      step,
    });
  }

  start(): Promise<void> {
    this.loop.start();
    return this.reader.start();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    this.stream.close();
    await this.reader.stop();
  }

  names(): string[] {
    const ofLoop = this.loop.names();
    return ofLoop.length > 0 ? ofLoop : [`${REALTIME_CHANNEL}: reads its stream`];
  }

  private async step(client: pg.Client): Promise<number> {
    // While this process had no connection, another process may have published.
    if (client !== this.connection) this.table.beginAtStart();
    this.connection = client;
    const { messages, lookAgain } = await this.table.next(client);
    for (const message of messages) {
      await this.stream.append(message);
      await deleteUpTo(client, Number(message.id));
      this.table.delivered(message);
    }
    return lookAgain ?? IDLE_MS;
  }
}
