import { APP_CONFIG, type AppConfig } from '@manette/platform';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OverdueHolds } from './overdue-holds.js';

/** A hold must end within 10 s after its time [LIF-110]. A check reads one index that is nearly always empty. */
const INTERVAL_MS = 2_000;

/** Ends holds whose time is over. It runs in every process that runs the jobs of orders; each hold is ended by one of them. */
@Injectable()
export class HoldWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(HoldWatch.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    private readonly overdue: OverdueHolds,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { jobs, contexts } = this.config;
    if (jobs.run && contexts.includes('orders'))
      this.timer = setInterval(() => this.look(), INTERVAL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private look(): void {
    this.running ??= this.release().finally(() => {
      this.running = undefined;
    });
  }

  private async release(): Promise<void> {
    try {
      await this.overdue.release();
    } catch (error) {
      this.logger.warn({ msg: 'holds could not be ended, the next round tries again', err: error });
    }
  }
}
