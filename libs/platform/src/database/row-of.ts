import type { TableOf } from './table-of.js';
import { wellFormed } from './well-formed.js';

const columns = new Map<string, string>();

/** Returns the name of a field in snake case; each name is computed once. */
function columnOf(name: string): string {
  const known = columns.get(name);
  if (known) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(name, column);
  return column;
}

/** Returns an entity as the row of its table, as it is stored, so that a row that was just written need not be read again. */
export function rowOf<Entity extends object>(entity: Entity): TableOf<Entity> {
  // Without arrays of entries, which were a twentieth of the memory that an order allocates.
  const row: Record<string, unknown> = {};
  for (const name of Object.keys(entity)) {
    const value: unknown = entity[name as keyof Entity];
    row[columnOf(name)] = typeof value === 'string' ? wellFormed(value) : value;
  }
  return row as TableOf<Entity>;
}
