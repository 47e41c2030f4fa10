import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { IdempotencyTable } from './idempotency-table.js';

/** Claims expire after ten seconds without a renewal. */
const RENEW_EVERY_MS = 2_500;

/**
 * Renews the claims of the requests that run in this process. A retry can therefore run soon after a process was killed, and
 * never while the first request still runs, however long that takes (contract, section 2).
 */
@Injectable()
export class RunningClaims implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RunningClaims.name);
  private readonly claimedAt = new Map<string, number>();
  private timer?: NodeJS.Timeout;

  constructor(private readonly table: IdempotencyTable) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.renew(), RENEW_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs `work` while the claim of this run is renewed. */
  async whileRenewed<T>(runId: string, work: () => Promise<T>): Promise<T> {
    this.claimedAt.set(runId, performance.now());
    try {
      return await work();
    } finally {
      this.claimedAt.delete(runId);
    }
  }

  private async renew(): Promise<void> {
    const before = performance.now() - RENEW_EVERY_MS;
    const runs = [...this.claimedAt].filter(([, at]) => at <= before).map(([runId]) => runId);
    if (runs.length === 0) return;
    await this.table
      .renew(runs)
      .catch((reason: Error) => this.logger.warn(`claims could not be renewed: ${reason.message}`));
  }
}
