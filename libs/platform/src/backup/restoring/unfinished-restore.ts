import type pg from 'pg';

/** What a restore notes in the database until it is done: a killed one leaves the note, and a place to restore into. */
export interface UnfinishedRestore {
  /** Where it put the uploads. */
  uploads: string;
}

const NOTE = 'manette_restore.unfinished';

/** The restore that did not come to its end, if there is one. */
export async function unfinishedRestore(client: pg.Client): Promise<UnfinishedRestore | undefined> {
  const known = await client.query<{ there: boolean }>(`select to_regclass('${NOTE}') is not null as there`);
  if (!known.rows[0]?.there) return undefined;
  const { rows } = await client.query<UnfinishedRestore>(`select uploads from ${NOTE}`);
  return rows[0];
}

/** Notes a restore that begins. */
export async function noteRestore(client: pg.Client, { uploads }: UnfinishedRestore): Promise<void> {
  await client.query('begin');
  await client.query('create schema if not exists manette_restore');
  await client.query(`create table if not exists ${NOTE} (uploads text not null)`);
  await client.query(`delete from ${NOTE}`);
  await client.query(`insert into ${NOTE} values ($1)`, [uploads]);
  await client.query('commit');
}

/** Forgets it, in the transaction that brings the data. */
export async function forgetRestore(client: pg.Client): Promise<void> {
  await client.query('drop schema manette_restore cascade');
}
