import type pg from 'pg';
import { IDLE, ListeningLoop } from '../outbox/listening-loop.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { BEGINNING, forgetUpTo, messagesAfter } from './realtime-table.js';
import type { SocketServer } from './socket-server.js';

const BROADCAST_LOCK = 7_265_503;
const SOON = 20;

/** With Redis one process at a time publishes the committed messages to the stream that all processes read. */
export class RealtimeBroadcast implements RealtimeDelivery {
  private readonly loop: ListeningLoop;

  constructor(
    url: string,
    private readonly sockets: SocketServer,
  ) {
    const step = (client: pg.Client) => this.step(client);
    this.loop = new ListeningLoop({ url, channel: 'manette_realtime', lock: BROADCAST_LOCK, step });
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  private async step(client: pg.Client): Promise<number> {
    const { messages, blocked } = await messagesAfter(client, BEGINNING);
    for (const message of messages) {
      await this.sockets.deliverEverywhere(message);
      await forgetUpTo(client, message);
    }
    if (messages.length) return 0;
    return blocked ? SOON : IDLE;
  }
}
