import type { BulkWrite } from './bulk-write.js';
import { currentTransaction } from './current-transaction.js';

/** A write that is sent with the last statement of its unit of work, and so costs no round trip. */
export interface LateWrite {
  /** Of what nothing in the unit of work reads. */
  write: BulkWrite;
  /** The error that the statement's own error stands for; undefined where it stands for none. */
  refusalOf?: (error: unknown) => Error | undefined;
}

const writesByTransaction = new WeakMap<object, LateWrite[]>();

/**
 * Adds a write to the running unit of work, whose `run` throws what `refusalOf` gives.
 * @throws Error outside a unit of work
 */
export function writeLate(write: LateWrite): void {
  const transaction = currentTransaction();
  if (!transaction) throw new Error('a late write needs a unit of work');
  const writes = writesByTransaction.get(transaction);
  if (writes) writes.push(write);
  else writesByTransaction.set(transaction, [write]);
}

/** Those of the running unit of work. */
export function lateWrites(): readonly LateWrite[] {
  const transaction = currentTransaction();
  return (transaction && writesByTransaction.get(transaction)) ?? [];
}

/** The error of the last statement as the late writes in it explain it. */
export const refusalOf = (writes: readonly LateWrite[], error: unknown): unknown =>
  writes.reduce<unknown>((known, write) => known ?? write.refusalOf?.(error), undefined) ?? error;
