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
import { newerReleaseRefusal, openBackup, type OpenBackup } from './reading/open-backup.js';
import { copyingClient } from './reading/snapshot.js';
import { backedUpTables } from './reading/tables.js';
import { clearUploads, refuseUploads, refuseUsedDatabase } from './restoring/empty-place.js';
import { loadTables, setSequences } from './restoring/load-tables.js';
import { recreateSchema } from './restoring/recreate-schema.js';
import { restoreUploads } from './restoring/restore-uploads.js';
import { resumeJobs } from './restoring/resume-jobs.js';
import { deleteRestoreNote, writeRestoreNote, unfinishedRestore } from './restoring/unfinished-restore.js';
import { verifyStored } from './verify.js';

/** An arbitrary constant that all versions of the product share. */
const RESTORE_LOCK = 7_265_508;

export interface Restore {
  from: string;
  /** Name of the backup; by default the newest complete one. */
  backup?: string;
  identities?: readonly string[];
  config: BackupConfig;
  contexts: ContextPersistence[];
  dataDir: string;
  uploads: FileStore;
  /** Identifies the store of the uploads, to recognise files that an interrupted restore wrote there. */
  uploadsAddress: string;
  /**
   * Opens the database to restore into. `look` opens only an existing one; `use`, called once the backup is verified, may
   * create it.
   */
  openDatabase: (stage: 'look' | 'use') => Promise<string | undefined>;
}

function refuseUnknownMigrations({ migrations, version }: Manifest, contexts: ContextPersistence[]): void {
  const known = new Set(mergeMigrations([platformPersistence, ...contexts]).map(({ name }) => name));
  if (migrations.some((name) => !known.has(name))) throw newerReleaseRefusal(version);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await copyingClient(url, 'restore');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Refuses a database or a store of uploads that is in use. @throws BackupRefused, before anything is changed */
async function refuseUsedPlace({ uploads, uploadsAddress }: Restore, client: pg.Client): Promise<void> {
  await refuseUsedDatabase(client);
  await refuseUploads(uploads, uploadsAddress, await unfinishedRestore(client));
}

/**
 * Restores a backup into an empty database and an empty store of uploads, and compares all restored data with the backup.
 *
 * The uploads are restored first, then all rows in one transaction, which also deletes the note of the running restore. If
 * the restore is killed before that commit, the database contains no shop, and the next restore can use the same database and
 * store.
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
  // Applies the newer migrations to the data of a backup that an older release made.
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
  await writeRestoreNote(client, { uploads: wanted.uploadsAddress });
  await clearUploads(wanted.uploads);
  await recreateSchema(client, url, wanted.contexts, backup.manifest.migrations);
  await restoreUploads(backup, wanted.uploads);
  await writeKeys(wanted.dataDir, backup.manifest.keys);
  await client.query('begin');
  const tables = await backedUpTables(client, [platformPersistence, ...wanted.contexts]);
  await loadTables(client, backup, tables);
  await setSequences(client, backup.manifest.sequences);
  await resumeJobs(client, backup);
  await deleteRestoreNote(client);
  await client.query('commit');
}

/** Writes the keys of the backup to DATA_DIR. Without them sessions and signed addresses become invalid. */
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
