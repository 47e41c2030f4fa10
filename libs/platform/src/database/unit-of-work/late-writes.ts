import type { BulkWrite } from './bulk-write.js';
import { currentTransaction } from './current-transaction.js';

/** A write that is sent with the last statement of its unit of work, and so needs no round trip of its own. */
export interface LateWrite {
  /** The write; nothing in the unit of work may read what it writes. */
  write: BulkWrite;
  /** Translates an error of the statement to the error that the caller gets; undefined for other errors. */
  refusalOf?: (error: unknown) => Error | undefined;
}

const writesByTransaction = new WeakMap<object, LateWrite[]>();

/**
 * Adds a write to the current unit of work, whose `run` throws the error that `refusalOf` returns.
 * @throws Error outside a unit of work
 */
export function writeLate(write: LateWrite): void {
  const transaction = currentTransaction();
  if (!transaction) throw new Error('a late write needs a unit of work');
  const writes = writesByTransaction.get(transaction);
  if (writes) writes.push(write);
  else writesByTransaction.set(transaction, [write]);
}

/** Returns the late writes of the current unit of work. */
export function lateWrites(): readonly LateWrite[] {
  const transaction = currentTransaction();
  return (transaction && writesByTransaction.get(transaction)) ?? [];
}

/** Translates an error of the last statement by the `refusalOf` of its late writes; returns any other error unchanged. */
export const refusalOf = (writes: readonly LateWrite[], error: unknown): unknown =>
  writes.reduce<unknown>((known, write) => known ?? write.refusalOf?.(error), undefined) ?? error;
