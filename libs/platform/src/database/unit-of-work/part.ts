import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionContext, type EntityManager } from '@mikro-orm/postgresql';
import { CurrentTransaction } from './current-transaction.js';

/** A unit of work that shares a transaction with others, or is alone in it. It runs for the request that asked for it. */
export class Part {
  private readonly inContext = AsyncLocalStorage.snapshot();

  constructor(readonly work: () => Promise<unknown>) {}

  /** Begins the unit of work in the transaction of `em`. @param group the same for all that share the transaction */
  begin(em: EntityManager, group?: object): BegunPart {
    const transaction = new CurrentTransaction(group);
    // Taken once: each step that entered the three contexts anew would copy them.
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
