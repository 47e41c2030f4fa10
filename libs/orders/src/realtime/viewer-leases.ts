import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { RemoveExpiredViewers } from '../application/remove-expired-viewers/remove-expired-viewers.js';
import { JoinTicket } from '../application/join-ticket/join-ticket.js';

/** Well below the time after which an entry counts as left behind by a process that died. */
const RENEW_EVERY_MS = 5_000;

/** Keeps the entries of this process' sockets alive for as long as they have tickets open, and drops those of the dead. */
@Injectable()
export class ViewerLeases implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ViewerLeases.name);
  private readonly sockets = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly tickets: JoinTicket,
    private readonly lapsed: RemoveExpiredViewers,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.renew(), RENEW_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  add(socketId: string): void {
    this.sockets.add(socketId);
  }

  remove(socketId: string): boolean {
    return this.sockets.delete(socketId);
  }

  private async renew(): Promise<void> {
    try {
      if (this.sockets.size > 0) await this.tickets.renew([...this.sockets]);
      await this.lapsed.run();
    } catch (error) {
      this.logger.warn({ msg: 'open tickets could not be renewed, the next round tries again', err: error });
    }
  }
}
