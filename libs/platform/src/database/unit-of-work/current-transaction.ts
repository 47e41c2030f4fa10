import { AsyncLocalStorage } from 'node:async_hooks';

const transactions = new AsyncLocalStorage<CurrentTransaction>();

/** A unit of work from its beginning to its end. */
export class CurrentTransaction {
  private isOpen = true;

  /** @param group the same for all units of work that share a transaction; undefined for a unit of work that has its own */
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
 * Returns the current unit of work, as a key for data that other code collects during it; undefined outside of a unit of work,
 * and after it has ended.
 */
export const currentTransaction = (): object | undefined => CurrentTransaction.open;

/** Returns the group of the current unit of work, the same for all that share its transaction; undefined if it shares none. */
export const currentGroup = (): object | undefined => CurrentTransaction.open?.group;
