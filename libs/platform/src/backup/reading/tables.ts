import type pg from 'pg';
import type { ContextPersistence } from '../../database/context-persistence.js';

/** A table whose rows are backed up. */
export interface BackedUpTable {
  /** `schema.table` */
  name: string;
  /** The stored columns; PostgreSQL computes the generated ones. */
  columns: string[];
  /** The SQL expressions to sort the rows by: a total order that is the same on every server. */
  order: string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedTable = (name: string): string => name.split('.').map(quoted).join('.');
export const quotedColumns = (columns: string[]): string => columns.map(quoted).join(', ');

interface Column {
  table: string;
  name: string;
  computed: boolean;
  /** Its place in the primary key, counted from 1. */
  key: number | null;
  collated: boolean;
}

const COLUMNS = `
  select n.nspname || '.' || c.relname as table, a.attname as name, a.attgenerated <> '' as computed,
         array_position(k.conkey, a.attnum) as key, a.attcollation <> 0 as collated
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
   where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p' and n.nspname || '.' || c.relname <> all($2)
   order by 1, a.attnum`;

/** Its rows are not backed up: the manifest has the names of the migrations, and applying them writes the rows. */
const MIGRATIONS = 'platform.migration';

function orderOf(columns: Column[]): string[] {
  const key = columns.filter((column) => column.key !== null).sort((a, b) => (a.key ?? 0) - (b.key ?? 0));
  if (key.length > 0) return key.map(({ name, collated }) => quoted(name) + (collated ? ' collate "C"' : ''));
  return columns.filter(({ computed }) => !computed).map(({ name }) => `${quoted(name)}::text collate "C"`);
}

/** Returns all tables of the contexts except the transient ones. */
export async function backedUpTables(
  client: pg.Client,
  contexts: ContextPersistence[],
): Promise<BackedUpTable[]> {
  const schemas = contexts.map(({ schema }) => schema);
  const transient = contexts.flatMap(({ schema, transient: tables = [] }) =>
    tables.map((one) => `${schema}.${one}`),
  );
  const { rows } = await client.query<Column>(COLUMNS, [schemas, [MIGRATIONS, ...transient]]);
  const byTable = new Map<string, Column[]>();
  for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
  return [...byTable].map(([name, columns]) => ({
    name,
    columns: columns.filter(({ computed }) => !computed).map((column) => column.name),
    order: orderOf(columns),
  }));
}

/** Returns the statement that copies a table's rows out in their order. */
export const copyOut = ({ name, columns, order }: BackedUpTable): string =>
  `copy (select ${quotedColumns(columns)} from ${quotedTable(name)} order by ${order.join(', ')}) to stdout`;

/** Returns the sequences of the contexts with the values that they continue from. */
export async function sequencesOf(
  client: pg.Client,
  contexts: ContextPersistence[],
): Promise<Record<string, { value: string; called: boolean }>> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'S' and c.relpersistence = 'p' order by 1`,
    [contexts.map(({ schema }) => schema)],
  );
  const values: Record<string, { value: string; called: boolean }> = {};
  for (const { name } of rows.filter((one) => one.name !== `${MIGRATIONS}_id_seq`)) {
    const read = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quotedTable(name)}`,
    );
    if (read.rows[0]) values[name] = read.rows[0];
  }
  return values;
}

/** Returns the names of the applied migrations, in their order. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by id`);
  return rows.map(({ name }) => name);
}
