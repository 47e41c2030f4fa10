import { DomainError } from '@manette/contracts/errors';
import { Metrics } from '@manette/platform';
import { Injectable } from '@nestjs/common';

/** Counts the completions that are refused because no unit is left. */
@Injectable()
export class StockConflicts {
  private readonly conflicts;

  constructor(metrics: Metrics) {
    this.conflicts = metrics.counter({
      name: 'manette_stock_conflicts_total',
      help: 'Completions of orders that found nothing left in stock',
    });
  }

  /** Counts the change if it is refused with OUT_OF_STOCK. Returns the result of `change`. */
  async count<T>(change: Promise<T>): Promise<T> {
    try {
      return await change;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'OUT_OF_STOCK') this.conflicts.inc();
      throw error;
    }
  }
}
