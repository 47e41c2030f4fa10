import type pg from 'pg';

/**
 * A note that a restore keeps in the database until it is done. If the restore is killed, the note lets the next restore use
 * the same store of uploads.
 */
export interface UnfinishedRestore {
  /** Address of the store to which the restore writes the uploads. */
  uploads: string;
}

const NOTE = 'manette_restore.unfinished';

/** Returns the note of an unfinished restore, if there is one. */
export async function unfinishedRestore(client: pg.Client): Promise<UnfinishedRestore | undefined> {
  const known = await client.query<{ there: boolean }>(`select to_regclass('${NOTE}') is not null as there`);
  if (!known.rows[0]?.there) return undefined;
  const { rows } = await client.query<UnfinishedRestore>(`select uploads from ${NOTE}`);
  return rows[0];
}

/** Writes the note when a restore begins. */
export async function writeRestoreNote(client: pg.Client, { uploads }: UnfinishedRestore): Promise<void> {
  await client.query('begin');
  await client.query('create schema if not exists manette_restore');
  await client.query(`create table if not exists ${NOTE} (uploads text not null)`);
  await client.query(`delete from ${NOTE}`);
  await client.query(`insert into ${NOTE} values ($1)`, [uploads]);
  await client.query('commit');
}

/** Deletes the note, in the transaction that restores the rows. */
export async function deleteRestoreNote(client: pg.Client): Promise<void> {
  await client.query('drop schema manette_restore cascade');
}
