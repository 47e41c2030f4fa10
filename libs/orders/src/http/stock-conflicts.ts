import { DomainError } from '@manette/contracts/errors';
import { Metrics } from '@manette/platform';
import { Injectable } from '@nestjs/common';

/** Counts the completions that are refused because the last unit was taken by another order. */
@Injectable()
export class StockConflicts {
  private readonly conflicts;

  constructor(metrics: Metrics) {
    this.conflicts = metrics.counter({
      name: 'manette_stock_conflicts_total',
      help: 'Completions of orders that found nothing left in stock',
    });
  }

  /** Counts whether `change` is refused with OUT_OF_STOCK; answers what it answers. */
  async count<T>(change: Promise<T>): Promise<T> {
    try {
      return await change;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'OUT_OF_STOCK') this.conflicts.inc();
      throw error;
    }
  }
}
