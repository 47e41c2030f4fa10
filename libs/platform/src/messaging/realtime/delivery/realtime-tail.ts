import type pg from 'pg';
import { IDLE, ListeningLoop } from '../../outbox/listening-loop.js';
import { Signal } from '../../../core/concurrency/signal.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { RETENTION_SECONDS } from './realtime-retention.js';
import { currentPosition, messagesAfter, type Position } from './realtime-table.js';
import type { SocketServer } from '../socket-server.js';

/**
 * Without Redis every process follows the committed messages by itself and tells its own sockets: in the order of
 * the writes, each once, whatever their size, also when another process dies. (NOTIFY, as the PostgreSQL adapter
 * uses it, loses messages while a connection is down and reorders large ones.)
 */
export class RealtimeTail implements RealtimeDelivery {
  private readonly loop: ListeningLoop;
  private position?: Position;
  private readonly following = new Signal();
  private seenAt = Date.now();

  constructor(
    url: string,
    private readonly sockets: SocketServer,
  ) {
    this.loop = new ListeningLoop({ url, channel: 'manette_realtime', step: (client) => this.step(client) });
  }

  start(): Promise<void> {
    this.loop.start();
    return this.following.given;
  }

  stop(): Promise<void> {
    this.following.give();
    return this.loop.stop();
  }

  private async step(client: pg.Client): Promise<number> {
    const position = this.position ?? (await currentPosition(client));
    this.position = position;
    this.following.give();
    if (Date.now() - this.seenAt > (RETENTION_SECONDS * 1000) / 2) return this.startOver(client);
    const messages = await messagesAfter(client, position);
    this.seenAt = Date.now();
    for (const message of messages) {
      this.position = message.id;
      this.sockets.deliverHere(message);
    }
    return messages.length ? 0 : IDLE;
  }

  /** Messages may have been forgotten meanwhile: let the clients fetch what they missed. */
  private async startOver(client: pg.Client): Promise<number> {
    this.position = await currentPosition(client);
    this.seenAt = Date.now();
    this.sockets.makeClientsReconnect();
    return 0;
  }
}
