import type pg from 'pg';

export interface Column {
  /** As PostgreSQL writes it: `character varying(50)`. */
  type: string;
  nullable: boolean;
  /** Whether the database sets the value when a statement omits the column. */
  default: boolean;
}

/** The columns of each table and view, by `schema.table`. */
export type Tables = Record<string, Record<string, Column>>;

interface ColumnRow extends Column {
  place: string;
  table: string;
  column: string;
}

/** The schema of a database: its tables, and the name of the column at each place. A rename does not change the place. */
export interface DatabaseSchema {
  tables: Tables;
  places: Map<string, string>;
}

/** Leaves out the schema of the queues, because BullMQ migrates it itself. */
const COLUMNS = `
  select c.oid || '.' || a.attnum as place, n.nspname || '.' || c.relname as table, a.attname as column,
    format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as default
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    and n.nspname not in ('information_schema', 'bullmq') and n.nspname not like 'pg\\_%'
  order by 2, a.attnum`;

/** Reads all tables and views of a database, including those that are not the product's. */
export async function readDatabaseSchema(client: pg.Client): Promise<DatabaseSchema> {
  const { rows } = await client.query<ColumnRow>(COLUMNS);
  const tables: Tables = {};
  for (const { table, column, type, nullable, default: filled } of rows)
    (tables[table] ??= {})[column] = { type, nullable, default: filled };
  return { tables, places: new Map(rows.map(({ place, table, column }) => [place, `${table}.${column}`])) };
}

/** Returns the new names of the columns that were renamed. */
export function renamedColumns(before: DatabaseSchema, after: DatabaseSchema): Set<string> {
  const renamed = [...after.places].filter(([place, name]) => {
    const old = before.places.get(place);
    return old !== undefined && old !== name;
  });
  return new Set(renamed.map(([, name]) => name));
}
