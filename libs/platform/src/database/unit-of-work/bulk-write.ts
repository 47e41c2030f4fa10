import type { RawBuilder } from 'kysely';

/** Items that are written by one statement, together with all others of the same kind. */
export interface BulkWrite {
  kind: object;
  items: readonly unknown[];
  statementOf: (items: readonly unknown[]) => RawBuilder<unknown>;
}

/**
 * Defines a kind of write, once. The returned function makes a write with the items of one unit of work.
 * @param statementOf an insert, update or delete for the items of one or several units of work, in their order
 */
export function bulkWrite<Item>(
  statementOf: (items: readonly Item[]) => RawBuilder<unknown>,
): (items: readonly Item[]) => BulkWrite {
  // Only writes of this kind are combined, so their items are of this type.
  const ofKind = (items: readonly unknown[]) => statementOf(items as readonly Item[]);
  return (items) => ({ kind: statementOf, items, statementOf: ofKind });
}

/** Returns one statement for each kind of write. */
export function statementsOf(writes: readonly BulkWrite[]): RawBuilder<unknown>[] {
  const byKind = new Map<object, BulkWrite>();
  for (const write of writes) {
    const known = byKind.get(write.kind);
    byKind.set(write.kind, known ? { ...write, items: [...known.items, ...write.items] } : write);
  }
  return [...byKind.values()].map(({ items, statementOf }) => statementOf(items));
}
