import type { TableOf } from './table-of.js';
import { wellFormed } from './well-formed.js';

const columns = new Map<string, string>();

/** The name of a field in snake case; each is put together once. */
function columnOf(name: string): string {
  const known = columns.get(name);
  if (known) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(name, column);
  return column;
}

/** An entity as the row of its table, as it is stored: what was just written need not be read again. */
export const rowOf = <Entity extends object>(entity: Entity): TableOf<Entity> =>
  Object.fromEntries(
    Object.entries(entity).map(([name, value]: [string, unknown]) => [
      columnOf(name),
      typeof value === 'string' ? wellFormed(value) : value,
    ]),
  ) as TableOf<Entity>;
