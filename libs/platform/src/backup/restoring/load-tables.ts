import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { BackupRefused } from '../backup.errors.js';
import { Digested } from '../format/digested.js';
import type { Manifest, TableRecord } from '../format/manifest.js';
import { drain, pipeThrough } from '../format/pipe-through.js';
import type { OpenBackup } from '../reading/open-backup.js';
import { copyOut, quotedColumns, quotedTable, type BackedUpTable } from '../reading/tables.js';

const REFERENCES = `
  select n.nspname || '.' || c.relname as from, m.nspname || '.' || d.relname as to
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class d on d.oid = k.confrelid join pg_namespace m on m.oid = d.relnamespace
   where k.contype = 'f' and c.oid <> d.oid`;

/** Sorts tables after those that they refer to, since an ordinary owner cannot disable foreign keys. */
async function inOrderOfReferences(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ from: string; to: string }>(REFERENCES);
  const ordered = new Set<string>();
  const visit = (table: string, path: string[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const { to } of rows.filter(({ from }) => from === table)) visit(to, [...path, table]);
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered].filter((table) => tables.includes(table));
}

async function load(
  client: pg.Client,
  { reader }: OpenBackup,
  name: string,
  record: TableRecord,
): Promise<void> {
  const content = new Digested();
  const statement = `copy ${quotedTable(name)} (${quotedColumns(record.columns)}) from stdin`;
  await reader.rows(
    record.file,
    (rows) => pipeline(rows, client.query(copyStreams.from(statement))),
    content,
  );
  if (content.sha256 !== record.sha256) throw new BackupRefused(`${record.file} is damaged`);
}

/** Reads a table again, in its order, and compares the number and the digest of its rows with the backup. */
async function compare(client: pg.Client, table: BackedUpTable, record: TableRecord): Promise<void> {
  const rows = client.query(copyStreams.to(copyOut({ ...table, columns: record.columns })));
  const content = new Digested();
  await pipeThrough(rows, [content.stage], drain);
  if (rows.rowCount !== record.rows || content.sha256 !== record.sha256)
    throw new Error(`${table.name} is not equal to the backup`);
}

/**
 * Loads all tables and compares them with the backup, in the current transaction. The owner's triggers are disabled meanwhile,
 * since the backup contains the rows that they would write.
 */
export async function loadTables(
  client: pg.Client,
  backup: OpenBackup,
  tables: BackedUpTable[],
): Promise<void> {
  const { manifest } = backup;
  const known = new Map(tables.map((table) => [table.name, table]));
  const names = await inOrderOfReferences(client, Object.keys(manifest.tables));
  const all = tables.map(({ name }) => quotedTable(name));
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  // Deletes the rows that migrations have written, and by `cascade` those of tables that no backup contains and that refer to
  // them.
  await client.query(`truncate ${all.join(', ')} cascade`);
  for (const name of names) {
    const [table, record] = [known.get(name), manifest.tables[name]];
    if (!table || !record)
      throw new BackupRefused(`The backup has the table ${name}, which this release does not know`);
    await load(client, backup, name, record);
    await compare(client, table, record);
  }
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
}

/** Sets the sequences to the values that they had in the backup. */
export async function setSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, { value, called }] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quotedTable(name), value, called]);
}
