import { AsyncLocalStorage } from 'node:async_hooks';

interface Transaction {
  isOpen: boolean;
}

const transactions = new AsyncLocalStorage<Transaction>();

/**
 * The unit of work that the code runs in, as a key for what others collect during it; undefined outside one, and once it
 * has ended.
 */
export function currentTransaction(): object | undefined {
  const transaction = transactions.getStore();
  return transaction?.isOpen ? transaction : undefined;
}

/** Runs `work` as a new current transaction. */
export function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction: Transaction = { isOpen: true };
  return transactions.run(transaction, async () => {
    try {
      return await work();
    } finally {
      transaction.isOpen = false;
    }
  });
}
