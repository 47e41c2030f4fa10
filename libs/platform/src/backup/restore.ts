import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { BackupConfig } from '../core/config/app-config.js';
import type { ContextPersistence } from '../database/context-persistence.js';
import { migrate } from '../database/migrate.js';
import { mergeMigrations } from '../database/orm.js';
import { platformPersistence } from '../database/platform-persistence.js';
import type { FileStore } from '../storage/files/file-store.js';
import { KEY_FILES } from './back-up.js';
import { BackupRefused } from './backup.errors.js';
import type { Manifest } from './format/manifest.js';
import { findBackup } from './place/backups.js';
import { openPlace } from './place/open-place.js';
import { knowsMore, openBackup, type OpenBackup } from './reading/open-backup.js';
import { copyingClient } from './reading/snapshot.js';
import { backedUpTables } from './reading/tables.js';
import { clearUploads, refuseUploads, refuseUsedDatabase } from './restoring/empty-place.js';
import { loadTables, setSequences } from './restoring/load-tables.js';
import { recreateSchema } from './restoring/recreate-schema.js';
import { restoreUploads } from './restoring/restore-uploads.js';
import { resumeJobs } from './restoring/resume-jobs.js';
import { forgetRestore, noteRestore, unfinishedRestore } from './restoring/unfinished-restore.js';
import { verifyStored } from './verify.js';

/** An arbitrary constant that all versions of the product share. */
const RESTORE_LOCK = 7_265_508;

export interface Restore {
  from: string;
  /** The newest unless named. */
  backup?: string;
  identities?: readonly string[];
  config: BackupConfig;
  contexts: ContextPersistence[];
  dataDir: string;
  uploads: FileStore;
  /** Which uploads these are, to know those of a restore that was broken off. */
  uploadsAddress: string;
  /** Opens the database to restore into; what it would change it changes only when the backup is in order. */
  openDatabase: (stage: 'look' | 'use') => Promise<string | undefined>;
}

function refuseUnknownMigrations({ migrations, version }: Manifest, contexts: ContextPersistence[]): void {
  const known = new Set(mergeMigrations([platformPersistence, ...contexts]).map(({ name }) => name));
  if (migrations.some((name) => !known.has(name))) throw knowsMore(version);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await copyingClient(url, 'restore');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws BackupRefused when the place is used; nothing has been changed then */
async function refuseUsedPlace({ uploads, uploadsAddress }: Restore, client: pg.Client): Promise<void> {
  await refuseUsedDatabase(client);
  await refuseUploads(uploads, uploadsAddress, await unfinishedRestore(client));
}

/**
 * Restores a backup into an empty place and compares all of it with the backup in the end.
 *
 * The uploads come first, then all rows in one transaction, which also forgets that a restore is under way: whenever it is
 * killed, the database has no shop in it, and the next restore takes the place as it is.
 * @throws BackupRefused or ConfigError with one line per reason
 */
export async function restore(wanted: Restore): Promise<Manifest> {
  const place = await openPlace(wanted.from, wanted.config);
  const found = await findBackup(place, wanted.backup);
  const backup = await openBackup(place, found, wanted.identities);
  refuseUnknownMigrations(backup.manifest, wanted.contexts);
  const present = await wanted.openDatabase('look');
  if (present) await withClient(present, (client) => refuseUsedPlace(wanted, client));
  const faults = await verifyStored(place, found);
  if (faults.length > 0) throw new BackupRefused(...faults);
  const url = (await wanted.openDatabase('use')) ?? '';
  await withClient(url, (client) => fill(wanted, backup, client, url));
  // A backup of an older release is brought to this one.
  await migrate(url, wanted.contexts);
  await withClient(url, (client) => client.query('analyze'));
  return backup.manifest;
}

async function fill(wanted: Restore, backup: OpenBackup, client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    RESTORE_LOCK,
  ]);
  if (!rows[0]?.taken) throw new BackupRefused('Another restore is running on this data');
  await refuseUsedPlace(wanted, client);
  await noteRestore(client, { uploads: wanted.uploadsAddress });
  await clearUploads(wanted.uploads);
  await recreateSchema(client, url, wanted.contexts, backup.manifest.migrations);
  await restoreUploads(backup, wanted.uploads);
  await writeKeys(wanted.dataDir, backup.manifest.keys);
  await client.query('begin');
  const tables = await backedUpTables(client, [platformPersistence, ...wanted.contexts]);
  await loadTables(client, backup, tables);
  await setSequences(client, backup.manifest.sequences);
  await resumeJobs(client, backup);
  await forgetRestore(client);
  await client.query('commit');
}

/** Keys that were made in DATA_DIR, without which sessions and signed addresses would end. */
async function writeKeys(dataDir: string, keys: Manifest['keys']): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const name of KEY_FILES) {
    const key = keys[name];
    if (key === undefined) continue;
    const own = join(dataDir, `${name}.restored`);
    await writeFile(own, key, { mode: 0o600, flush: true });
    await rename(own, join(dataDir, name));
  }
}
