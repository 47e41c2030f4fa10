import type { QueueView } from '@manette/contracts/orders';
import { ChangeFeed } from '@manette/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { QueueFigures } from '../application/read-queue/queue-figures.js';

/** A figure is told within 5 s of its change, and no socket hears of one more often than every 2 s. */
const ROUND_MS = 2_500;
/** Answers leave the last 7 days without a change of any ticket. */
const AT_LEAST_EVERY_MS = 60_000;

interface Watched {
  socket: Socket;
  /** What the socket was told last. */
  told: QueueView | undefined;
}

const areSame = (one: QueueView | undefined, other: QueueView) =>
  one?.position === other.position && one.typicalMinutes === other.typicalMinutes;

/**
 * Tells the sockets of clients that have a ticket open of their place in the queue [LIF-106]. A process looks at the change
 * feed alone while any such socket is connected to it, and reads the figures once for all of them when the queue has changed.
 */
@Injectable()
export class QueueWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(QueueWatch.name);
  /** By ticket, then by socket. */
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

  /** Watches the queue for a client's socket; what holds now is what its page reads. */
  async add(socket: Socket, ticketId: string): Promise<void> {
    const told = (await this.figures.of([ticketId])).get(ticketId);
    const sockets = this.watched.get(ticketId) ?? new Map<string, Watched>();
    this.watched.set(ticketId, sockets.set(socket.id, { socket, told }));
  }

  /** Without a ticket, for all that the socket has open. */
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
        msg: 'places in the queue could not be told, the next round tries again',
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
