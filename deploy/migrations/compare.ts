import type { Column, Tables } from './database-schema.ts';
import type { ReleasedSchema } from './released-schema.ts';

const isRequired = (column: Column): boolean => !column.nullable && !column.default;

/** Returns what a change of one table would break: dropped, changed and newly required columns. */
function brokenColumns(
  table: string,
  { release, retired, tables }: ReleasedSchema,
  now: Tables[string],
  renamed: ReadonlySet<string>,
): string[] {
  const before = tables[table] ?? {};
  const nameOf = (column: string) => `${table}.${column}`;
  const read = Object.entries(before).filter(([column]) => !retired.includes(nameOf(column)));
  const dropped = read
    .filter(([column]) => !now[column])
    .map(([column]) => `drops ${nameOf(column)}, which release ${release} reads`);
  const changed = read.flatMap(([column, { type }]) => {
    const { type: to } = now[column] ?? { type };
    return to === type ? [] : [`changes the type of ${nameOf(column)} from ${type} to ${to}`];
  });
  const required = Object.entries(now)
    .filter(([column, about]) => isRequired(about) && !renamed.has(nameOf(column)))
    .filter(([column]) => !before[column] || !isRequired(before[column]))
    .map(([column]) => `requires ${nameOf(column)}, which release ${release} does not write`);
  return [...dropped, ...changed, ...required];
}

/**
 * Returns what would break a release that also serves on these tables (operations, section 3). New tables and optional columns
 * break nothing. A rename counts as a drop of the old name.
 * @param renamed new names of renamed columns; only the drop of the old name is reported for them
 */
export function broken(
  released: ReleasedSchema,
  now: Tables,
  renamed: ReadonlySet<string> = new Set(),
): string[] {
  const { release, retired, tables } = released;
  return Object.keys(tables).flatMap((table) => {
    const columns = now[table];
    if (columns) return brokenColumns(table, released, columns, renamed);
    const parts = Object.keys(tables[table] ?? {}).map((column) => `${table}.${column}`);
    const isRetired =
      retired.includes(table) || (parts.length > 0 && parts.every((part) => retired.includes(part)));
    return isRetired ? [] : [`drops ${table}, which release ${release} reads`];
  });
}
