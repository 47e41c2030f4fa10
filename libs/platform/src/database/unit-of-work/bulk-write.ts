import type { Kysely, RawBuilder } from 'kysely';
import { runTogether } from '../run-together.js';

/** Items that are written by one statement, together with all others of the same kind. */
export interface BulkWrite {
  kind: object;
  items: readonly unknown[];
  statementOf: (items: readonly unknown[]) => RawBuilder<unknown>;
  /** Returns the error of a statement that returned fewer rows than there are items; undefined if that is no error. */
  lost?: () => Error;
}

/**
 * Defines a kind of write, once. The returned function makes a write with the items of one unit of work.
 * @param statementOf an insert, update or delete for the items of one or several units of work, in their order
 * @param lost for a write that must change something for each item, and whose statement returns a row for each one that it
 *   changed: the error if one is missing
 */
export function bulkWrite<Item>(
  statementOf: (items: readonly Item[]) => RawBuilder<unknown>,
  lost?: () => Error,
): (items: readonly Item[]) => BulkWrite {
  // Only writes of this kind are combined, so their items are of this type.
  const ofKind = (items: readonly unknown[]) => statementOf(items as readonly Item[]);
  return (items) => ({ kind: statementOf, items, statementOf: ofKind, lost });
}

/** Combines the writes of each kind. */
function combined(writes: readonly BulkWrite[]): BulkWrite[] {
  const byKind = new Map<object, BulkWrite>();
  for (const write of writes) {
    const known = byKind.get(write.kind);
    byKind.set(write.kind, known ? { ...write, items: [...known.items, ...write.items] } : write);
  }
  return [...byKind.values()];
}

/** Returns one statement for each kind of write. */
export const statementsOf = (writes: readonly BulkWrite[]): RawBuilder<unknown>[] =>
  combined(writes).map(({ items, statementOf }) => statementOf(items));

/** Runs the writes as one statement. @throws what `lost` returns for a write that changed less than it must */
export async function runBulkWrites(connection: Kysely<object>, writes: readonly BulkWrite[]): Promise<void> {
  const kinds = combined(writes);
  const strict = kinds.flatMap(({ items, lost }, place) => (lost ? [{ place, items, lost }] : []));
  const counts = await runTogether(
    connection,
    kinds.map(({ items, statementOf }) => statementOf(items)),
    strict.map(({ place }) => place),
  );
  for (const [index, { items, lost }] of strict.entries())
    if (counts[index] !== new Set(items).size) throw lost();
}
