import type { QueueView } from '@manette/contracts/orders';
import { ChangeFeed } from '@manette/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { QueueFigures } from '../application/read-queue/queue-figures.js';

/** Sockets are notified within 5 s of a change, and each at most every 2 s. */
const ROUND_MS = 2_500;
/** The usual waiting time changes without a change of any ticket, because answers drop out of the last 7 days. */
const AT_LEAST_EVERY_MS = 60_000;

interface Watched {
  socket: Socket;
  /** The figures last sent to the socket. */
  told: QueueView | undefined;
}

const areSame = (one: QueueView | undefined, other: QueueView) =>
  one?.position === other.position && one.typicalMinutes === other.typicalMinutes;

/**
 * Sends the place in the queue to the sockets of clients that have a ticket open [LIF-106]. While no such socket is
 * connected, a process does nothing. Otherwise it polls only the change feed, and reads the figures once for all
 * sockets when the queue has changed.
 */
@Injectable()
export class QueueWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(QueueWatch.name);
  /** Keyed by the id of the ticket, then of the socket. */
  private readonly watched = new Map<string, Map<string, Watched>>();
  private timer?: NodeJS.Timeout;
  private hasChanged = true;
  private readAt = 0;
  private round?: Promise<void>;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly figures: QueueFigures,
  ) {
    feed.listen('orders.queue', () => {
      this.hasChanged = true;
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round ??= this.tell().finally(() => {
        this.round = undefined;
      });
    }, ROUND_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Watches the queue for a client's socket. The current figures are not sent, because the client's page reads them itself. */
  async add(socket: Socket, ticketId: string): Promise<void> {
    const told = (await this.figures.of([ticketId])).get(ticketId);
    const sockets = this.watched.get(ticketId) ?? new Map<string, Watched>();
    this.watched.set(ticketId, sockets.set(socket.id, { socket, told }));
  }

  /** Stops watching for a socket: one ticket, or all tickets of the socket if none is given. */
  remove(socketId: string, ticketId?: string): void {
    for (const id of ticketId === undefined ? [...this.watched.keys()] : [ticketId]) {
      const sockets = this.watched.get(id);
      sockets?.delete(socketId);
      if (sockets?.size === 0) this.watched.delete(id);
    }
  }

  private async tell(): Promise<void> {
    if (this.watched.size === 0) return;
    try {
      await this.feed.confirm();
      if (!this.hasChanged && performance.now() - this.readAt < AT_LEAST_EVERY_MS) return;
      this.hasChanged = false;
      const figures = await this.figures.of([...this.watched.keys()]);
      this.readAt = performance.now();
      for (const [ticketId, queue] of figures) this.tellOf(ticketId, queue);
    } catch (error) {
      this.hasChanged = true;
      this.logger.warn({
        msg: 'places in the queue could not be sent, the next round tries again',
        err: error,
      });
    }
  }

  private tellOf(ticketId: string, queue: QueueView): void {
    for (const watched of this.watched.get(ticketId)?.values() ?? []) {
      if (areSame(watched.told, queue)) continue;
      watched.told = queue;
      watched.socket.emit('queue_updated', { ticketId, ...queue });
    }
  }
}
