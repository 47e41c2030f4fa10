import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RemoveExpiredViewers } from '../application/remove-expired-viewers/remove-expired-viewers.command.js';
import { RenewViewers } from '../application/renew-viewers/renew-viewers.command.js';

/** Well below the 15 s after which an entry expires. */
const RENEWAL_INTERVAL_MS = 5_000;

/**
 * Renews the entries of this process's sockets while they have tickets open, and removes the entries of processes
 * that died.
 */
@Injectable()
export class ViewerLeases implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ViewerLeases.name);
  private readonly sockets = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(private readonly commands: CommandBus) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.renew(), RENEWAL_INTERVAL_MS).unref();
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
      if (this.sockets.size > 0) await this.commands.execute(new RenewViewers([...this.sockets]));
      await this.commands.execute(new RemoveExpiredViewers());
    } catch (error) {
      this.logger.warn({ msg: 'open tickets could not be renewed, the next round tries again', err: error });
    }
  }
}
