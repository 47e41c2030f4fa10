import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<CurrentTransaction>();

/** A unit of work from its begin to its end. */
export class CurrentTransaction {
  private isOpen = true;

  /** @param group the same for all that share a transaction; undefined for one that has a transaction of its own */
  constructor(readonly group?: object) {}

  static get open(): CurrentTransaction | undefined {
    const transaction = transactions.getStore();
    return transaction?.isOpen ? transaction : undefined;
  }

  /** Runs a part of the unit of work. */
  run<T>(part: () => T): T {
    return transactions.run(this, part);
  }

  end(): void {
    this.isOpen = false;
  }
}

/**
 * The unit of work that the code runs in, as a key for what others collect during it; undefined outside one, and once it
 * has ended.
 */
export const currentTransaction = (): object | undefined => CurrentTransaction.open;

/** The same for all units of work that share a transaction; undefined for one that has a transaction of its own. */
export const currentGroup = (): object | undefined => CurrentTransaction.open?.group;
