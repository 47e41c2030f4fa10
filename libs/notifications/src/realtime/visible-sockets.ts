import { Batched, newId } from '@manette/platform';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PageVisibility, type VisibilityChange } from '../application/page-visibility/page-visibility.js';

const RENEW_EVERY_MS = 5_000;
/** The maximum of changes in one statement. */
const BATCH = 500;

/** The sockets of this process whose pages are visible, and the lease under which they count. */
@Injectable()
export class VisibleSockets implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(VisibleSockets.name);
  private readonly processId = newId();
  private readonly visible = new Map<string, string>();
  private readonly changes = new Batched<VisibilityChange, void>((changes) => this.write(changes), {
    max: BATCH,
  });
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private closing = false;
  /** Whether the table may differ from the visible sockets of this process. */
  private mayDiffer = false;

  constructor(private readonly sight: PageVisibility) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.beat());
    }, RENEW_EVERY_MS).unref();
  }

  /** Resolves when the change is stored for all processes. */
  async show(socketId: string, userId: string): Promise<void> {
    this.visible.set(socketId, userId);
    await this.changes.add({ socketId, userId, isVisible: true });
  }

  async hide(socketId: string): Promise<void> {
    const userId = this.visible.get(socketId);
    if (userId === undefined || this.closing) return;
    this.visible.delete(socketId);
    await this.changes.add({ socketId, userId, isVisible: false });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.running;
    await this.changes.settled();
    try {
      await this.sight.leave(this.processId);
    } catch (error) {
      this.log.warn(`pages count as visible until the lease ends: ${String(error)}`);
    }
  }

  /** Writes only the latest change of each socket. */
  private async write(changes: VisibilityChange[]): Promise<void[]> {
    const latest = new Map(changes.map((change) => [change.socketId, change]));
    try {
      await this.sight.change([...latest.values()], this.processId);
    } catch (error) {
      this.mayDiffer = true;
      throw error;
    }
    return [];
  }

  /**
   * Renews the lease, repairs the table after an error and removes the entries of killed processes. An error is
   * logged, and the next round repeats the work.
   */
  private async beat(): Promise<void> {
    try {
      if (this.mayDiffer) await this.sight.leave(this.processId);
      const lapsed = this.visible.size > 0 && (await this.sight.renew(this.processId));
      if (this.mayDiffer || lapsed) await this.restore();
      this.mayDiffer = false;
      await this.sight.sweep();
    } catch (error) {
      this.log.warn(`page visibility could not be renewed: ${String(error)}`);
    }
  }

  private async restore(): Promise<void> {
    const open = [...this.visible].map(([socketId, userId]) => ({ socketId, userId, isVisible: true }));
    await this.sight.change(open, this.processId);
  }
}
