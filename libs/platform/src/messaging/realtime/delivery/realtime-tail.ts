import type pg from 'pg';
import { IDLE_MS, ListeningLoop } from '../../outbox/listening-loop.js';
import { Deferred } from '../../../core/concurrency/deferred.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { RETENTION_SECONDS } from './realtime-retention.js';
import { currentPosition, messagesAfter, type Position } from './realtime-table.js';
import type { SocketServer } from '../socket-server.js';

/**
 * Without Redis each process reads the committed messages itself and delivers them to its own sockets: in order, each once,
 * whatever their size, also when another process dies. (NOTIFY, which the PostgreSQL adapter uses, loses messages while a
 * connection is down and reorders large ones.)
 */
export class RealtimeTail implements RealtimeDelivery {
  private readonly loop: ListeningLoop;
  private position?: Position;
  private readonly following = new Deferred();
  private seenAt = Date.now();

  constructor(
    url: string,
    private readonly sockets: SocketServer,
  ) {
    this.loop = new ListeningLoop({ url, channel: 'manette_realtime', step: (client) => this.step(client) });
  }

  start(): Promise<void> {
    this.loop.start();
    return this.following.promise;
  }

  stop(): Promise<void> {
    this.following.resolve();
    return this.loop.stop();
  }

  private async step(client: pg.Client): Promise<number> {
    const position = this.position ?? (await currentPosition(client));
    this.position = position;
    this.following.resolve();
    if (Date.now() - this.seenAt > (RETENTION_SECONDS * 1000) / 2) return this.resumeFromEnd(client);
    const messages = await messagesAfter(client, position);
    this.seenAt = Date.now();
    for (const message of messages) {
      this.position = message.id;
      this.sockets.deliverLocally(message);
    }
    return messages.length ? 0 : IDLE_MS;
  }

  /** Messages may have been deleted in the meantime: reconnecting makes the clients fetch what they missed. */
  private async resumeFromEnd(client: pg.Client): Promise<number> {
    this.position = await currentPosition(client);
    this.seenAt = Date.now();
    this.sockets.makeClientsReconnect();
    return 0;
  }
}
