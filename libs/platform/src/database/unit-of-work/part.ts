import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionContext, type EntityManager } from '@mikro-orm/postgresql';
import { CurrentTransaction } from './current-transaction.js';

/**
 * A unit of work that shares a transaction with others, or has its own. It runs in the async context of the request that
 * started it.
 */
export class Part {
  private readonly inContext = AsyncLocalStorage.snapshot();

  constructor(readonly work: () => Promise<unknown>) {}

  /**
   * Begins the unit of work in the transaction of `em`. @param group the same for all units of work that share the transaction
   */
  begin(em: EntityManager, group?: object): BegunPart {
    const transaction = new CurrentTransaction(group);
    // The snapshot is taken once: entering the three contexts again for each step would copy them.
    const run = this.inContext(() =>
      TransactionContext.create(em, () => transaction.run(() => AsyncLocalStorage.snapshot())),
    );
    return { work: this.work, run, end: () => transaction.end() };
  }
}

export interface BegunPart {
  work: () => Promise<unknown>;
  /** Runs a step in the unit of work. */
  run: <T>(step: () => T) => T;
  end: () => void;
}
