import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { AttemptPush } from './attempt-push.js';
import { DueNotices } from './due-notices.js';
import { DuePushes, type DuePush } from './due-pushes.js';

/** How many requests to push services one process makes at the same time. */
const AT_ONCE = 20;
/** The longest that the sender sleeps; the sweep wakes it too. */
const LONGEST_SLEEP = 60_000;

/**
 * Decides about due notices and sends due pushes. Both are stored in tables, so this may be woken at any time and in
 * any process. A push service that responds slowly does not delay the others.
 */
@Injectable()
export class SendPushes implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SendPushes.name);
  private readonly inFlight = new Set<Promise<void>>();
  private running: Promise<void> | undefined;
  private isCalledAgain = false;
  private isEnding = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly notices: DueNotices,
    private readonly pushes: DuePushes,
    private readonly attempts: AttemptPush,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Resolves when everything that is due is decided, and sent or being sent. */
  wake(): Promise<void> {
    this.isCalledAgain = true;
    return (this.running ??= this.run().finally(() => {
      this.running = undefined;
    }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await Promise.allSettled([this.running, ...this.inFlight]);
  }

  private async run(): Promise<void> {
    while (this.isCalledAgain && !this.isEnding) {
      this.isCalledAgain = false;
      while (!this.isEnding && (await this.notices.decideOne()));
      await this.fill();
    }
    await this.sleep();
  }

  private async fill(): Promise<void> {
    while (!this.isEnding && this.inFlight.size < AT_ONCE) {
      const claimed = await this.pushes.claim(AT_ONCE - this.inFlight.size);
      if (claimed.length === 0) return;
      for (const push of claimed) this.start(push);
    }
  }

  private start(push: DuePush): void {
    const attempt = this.attempts
      .attempt(push)
      .catch((error: unknown) =>
        this.logger.error({ err: error, pushId: push.id }, 'a push is tried again later'),
      )
      .finally(() => {
        this.inFlight.delete(attempt);
        this.wakeSoon(0);
      });
    this.inFlight.add(attempt);
  }

  private async sleep(): Promise<void> {
    const next = await this.pushes.nextIn();
    // A due push that a process has claimed belongs to it until its lease ends; then the sweep looks at it again.
    if (next !== undefined && next > 0)
      this.wakeSoon(Math.min(next, LONGEST_SLEEP, this.config.periods.sweep * 60));
  }

  private wakeSoon(inMs: number): void {
    if (this.isEnding) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.wake().catch((error: unknown) =>
        this.logger.warn(`pushes wait for the next sweep: ${String(error)}`),
      );
    }, inMs).unref();
  }
}
