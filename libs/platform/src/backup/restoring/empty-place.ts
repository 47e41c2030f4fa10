import type pg from 'pg';
import type { FileStore } from '../../storage/files/file-store.js';
import { BackupRefused } from '../backup.errors.js';
import type { UnfinishedRestore } from './unfinished-restore.js';

/** Finds running processes of the product by the names of their connections; backups and restores do not count. */
const RUNNING = `select exists (
  select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name like 'manette-%' and application_name not in ('manette-backup', 'manette-restore')) as found`;

/** Tables that show that the database contains a shop. Rows of other tables may come from a mere start of the product. */
const SHOP = ['identity.users', 'catalog.account', 'catalog.gift_card'];

async function isThere(client: pg.Client, query: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(query);
  return rows[0]?.found ?? false;
}

/** @throws BackupRefused when a process of the product uses the database, or a shop is in it */
export async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  if (await isThere(client, RUNNING))
    throw new BackupRefused('The product is running on this data; stop it first');
  for (const table of SHOP) {
    if (!(await isThere(client, `select to_regclass('${table}') is not null as found`))) continue;
    if (await isThere(client, `select exists (select from ${table}) as found`))
      throw new BackupRefused('The database is not empty');
  }
}

const FOLDERS = ['public', 'private'];
/** Files whose upload was not completed. */
const UNFINISHED = '.unfinished/';

/** A bucket may be shared with other programs, but a folder of uploads belongs to the shop alone. */
async function hasUploads(store: FileStore, address: string): Promise<boolean> {
  for (const folder of address.includes('://') ? FOLDERS : [''])
    for await (const { key } of store.list(folder)) if (!key.startsWith(UNFINISHED)) return true;
  return false;
}

/**
 * Refuses a store that contains uploads, unless an unfinished restore wrote to this store.
 * @throws BackupRefused when the store contains other uploads
 */
export async function refuseUploads(
  store: FileStore,
  address: string,
  unfinished: UnfinishedRestore | undefined,
): Promise<void> {
  if (unfinished?.uploads === address) return;
  if (await hasUploads(store, address)) throw new BackupRefused('The uploads are not empty');
}

/** Removes the uploads that an unfinished restore wrote. */
export async function clearUploads(store: FileStore): Promise<void> {
  for (const folder of FOLDERS) for await (const { key } of store.list(folder)) await store.delete(key);
}
