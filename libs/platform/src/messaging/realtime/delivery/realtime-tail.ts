import type pg from 'pg';
import { IDLE_MS, ListeningLoop } from '../../outbox/listening-loop.js';
import { REALTIME_CHANNEL } from '../../outbox/realtime-signal.js';
import { Deferred } from '../../../core/concurrency/deferred.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { RETENTION_SECONDS } from './realtime-retention.js';
import { RealtimeReader } from './realtime-reader.js';
import type { SocketServer } from '../socket-server.js';

/** After how many milliseconds to check again whether older messages may still appear. */
const START_AGAIN_MS = 10;

/**
 * Delivery without Redis: each process reads the committed messages itself and delivers them to its own sockets, in order, each
 * once, whatever their size, even when another process dies. (NOTIFY, which the PostgreSQL adapter uses, loses messages while
 * a connection is down and reorders large ones.)
 */
export class RealtimeTail implements RealtimeDelivery {
  private readonly loop: ListeningLoop;
  private readonly reader = new RealtimeReader();
  private hasPosition = false;
  private mustReconnect = false;
  private readonly following = new Deferred();
  private seenAt = Date.now();

  constructor(
    url: string,
    private readonly sockets: SocketServer,
  ) {
    this.loop = new ListeningLoop({ url, channel: REALTIME_CHANNEL, step: (client) => this.step(client) });
  }

  start(): Promise<void> {
    this.loop.start();
    return this.following.promise;
  }

  stop(): Promise<void> {
    this.following.resolve();
    return this.loop.stop();
  }

  names(): string[] {
    return this.loop.names();
  }

  private async step(client: pg.Client): Promise<number> {
    if (Date.now() - this.seenAt > (RETENTION_SECONDS * 1000) / 2) this.loseTrack();
    if (!this.hasPosition && !(await this.findPosition(client))) return START_AGAIN_MS;
    const { messages, lookAgain } = await this.reader.next(client);
    this.seenAt = Date.now();
    for (const message of messages) {
      this.reader.delivered(message);
      this.sockets.deliverLocally(message);
    }
    return lookAgain ?? IDLE_MS;
  }

  private async findPosition(client: pg.Client): Promise<boolean> {
    this.hasPosition = await this.reader.beginAtEnd(client);
    if (!this.hasPosition) return false;
    this.following.resolve();
    if (this.mustReconnect) this.sockets.makeClientsReconnect();
    this.mustReconnect = false;
    return true;
  }

  /** Gives up the position, as messages may have been deleted; clients must reconnect and fetch what they missed. */
  private loseTrack(): void {
    this.seenAt = Date.now();
    this.hasPosition = false;
    this.mustReconnect = true;
  }
}
