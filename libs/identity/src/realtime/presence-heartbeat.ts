import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SweepPresence } from '../application/presence/sweep-presence.js';
import { PRESENCE_RENEWAL } from '../domain/presence.js';
import { ProcessSockets } from './process-sockets.js';

/** Renews the lease of this process every ten seconds, and removes the sockets of dead processes. */
@Injectable()
export class PresenceHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PresenceHeartbeat.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly sockets: ProcessSockets,
    private readonly sweep: SweepPresence,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.beat());
    }, PRESENCE_RENEWAL).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Runs one heartbeat. Logs a failure; the next heartbeat repeats the work. */
  async beat(): Promise<void> {
    try {
      await this.sockets.renewLease();
      await this.sweep.run();
    } catch (error) {
      this.log.warn(`presence could not be renewed, the next round tries again: ${String(error)}`);
    }
  }
}
