import { AsyncLocalStorage } from 'node:async_hooks';

interface Transaction {
  isOpen: boolean;
  group: object | undefined;
}

const transactions = new AsyncLocalStorage<Transaction>();

const open = (): Transaction | undefined => {
  const transaction = transactions.getStore();
  return transaction?.isOpen ? transaction : undefined;
};

/**
 * The unit of work that the code runs in, as a key for what others collect during it; undefined outside one, and once it
 * has ended.
 */
export const currentTransaction = (): object | undefined => open();

/** The same for all units of work that share a transaction; undefined for one that has a transaction of its own. */
export const currentGroup = (): object | undefined => open()?.group;

/** A unit of work from its begin to its end. */
export class CurrentTransaction {
  private readonly transaction: Transaction;

  constructor(group?: object) {
    this.transaction = { isOpen: true, group };
  }

  /** Runs a part of the unit of work. */
  run<T>(part: () => T): T {
    return transactions.run(this.transaction, part);
  }

  end(): void {
    this.transaction.isOpen = false;
  }
}
