import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { EVIDENCE_KEY_FILE } from '../core/config/evidence-key.js';
import { VAPID_KEYS_FILE } from '../core/config/vapid-keys.js';
import type { BackupConfig } from '../core/config/app-config.js';
import type { ContextPersistence } from '../database/context-persistence.js';
import { platformPersistence } from '../database/platform-persistence.js';
import type { FileStore } from '../storage/files/file-store.js';
import { BackupRefused } from './backup.errors.js';
import { ENCRYPTED, MANIFEST, nameOf, SUMS } from './format/names.js';
import type { Manifest, TableRecord } from './format/manifest.js';
import { printSums } from './format/sums.js';
import type { BackupPlace } from './place/backup-place.js';
import { listBackups } from './place/backups.js';
import { makePlace, openPlace } from './place/open-place.js';
import { prune, storedFiles } from './reading/prune.js';
import { Snapshot, copyingClient } from './reading/snapshot.js';
import { BackupWriter } from './reading/stored-backup.js';
import {
  appliedMigrations,
  backedUpTables,
  copyOut,
  sequencesOf,
  type BackedUpTable,
} from './reading/tables.js';
import { namedUploads, storeUploads } from './reading/uploads.js';
import { COPY_JOBS, JOB_COLUMNS, withJobsInRedis } from './reading/waiting-jobs.js';

/** An arbitrary constant that all versions of the product share. */
const BACKUP_LOCK = 7_265_507;
const LOCK_PATIENCE_MS = 10 * 60_000;
/** Number of tables that are copied at the same time: one is read while another is compressed. */
const AT_ONCE = 2;
const SECOND = 1000;

/** Files of the keys generated in DATA_DIR. A restored shop needs them, or its sessions and signed addresses become invalid. */
export const KEY_FILES = ['jwt-secret', EVIDENCE_KEY_FILE, VAPID_KEYS_FILE];

export interface BackupRun {
  databaseUrl: string;
  redisUrl?: string;
  dataDir: string;
  uploads: FileStore;
  contexts: ContextPersistence[];
  version: string;
  to: string;
  config: BackupConfig;
  now: () => Date;
  /** Aborts the run, for instance when the process stops. */
  signal?: AbortSignal;
}

/**
 * Backs up the database as of one moment, and the uploads that its rows name, while the shop runs.
 * @throws BackupRefused or ConfigError with one line per reason; an incomplete backup has no manifest
 */
export async function backUp(run: BackupRun): Promise<Manifest> {
  await makePlace(run.to);
  const place = await openPlace(run.to, run.config);
  const guard = await takeTurn(run.databaseUrl);
  try {
    const manifest = await write(run, place);
    await prune(place, run.config.keep, run.now());
    return manifest;
  } finally {
    await guard.end();
  }
}

/** Takes the backup lock of the database. A second backup waits for it, so that neither deletes files that the other needs. */
async function takeTurn(url: string): Promise<pg.Client> {
  const guard = await copyingClient(url, 'backup');
  try {
    await guard.query(`set lock_timeout to ${LOCK_PATIENCE_MS}`);
    await guard.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    return guard;
  } catch (error) {
    await guard.end();
    if ((error as { code?: string }).code === '55P03') throw new BackupRefused('Another backup is running');
    throw error;
  }
}

/** Returns a name that no other backup has. If the name of this second is taken, it uses a later second. */
async function newName(place: BackupPlace, now: Date): Promise<string> {
  const taken = new Set((await listBackups(place)).map(({ name }) => name));
  for (let time = now; ; time = new Date(time.getTime() + SECOND))
    if (!taken.has(nameOf(time))) return nameOf(time);
}

async function write(run: BackupRun, place: BackupPlace): Promise<Manifest> {
  const { recipients } = run.config;
  const known = await storedFiles(place, await listBackups(place));
  const name = await newName(place, run.now());
  const writer = new BackupWriter(place, name, recipients, run.signal);
  const contexts = [platformPersistence, ...run.contexts];
  const at = run.now();
  const snapshot = await Snapshot.take(run.databaseUrl);
  try {
    const manifest: Manifest = {
      format: 1,
      name,
      version: run.version,
      migrations: await migrationsOf(snapshot.client),
      sequences: await sequencesOf(snapshot.client, contexts),
      tables: await writeTables(snapshot, contexts, writer),
      jobs: await writeJobs(run, snapshot, writer, at),
      ...(await storeUploads(await namedUploads(snapshot.client, contexts), run.uploads, writer, known)),
      keys: writer.encrypted ? await keysIn(run.dataDir) : {},
    };
    run.signal?.throwIfAborted();
    await finish(place, writer, manifest);
    return manifest;
  } finally {
    await snapshot.end();
  }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('platform.migration') is not null as there`,
  );
  if (!rows[0]?.there) throw new BackupRefused('The database holds no shop; there is nothing to back up');
  return appliedMigrations(client);
}

const fileName = (table: string, writer: BackupWriter): string =>
  `${table}.copy.gz${writer.encrypted ? ENCRYPTED : ''}`;

async function writeTables(
  snapshot: Snapshot,
  contexts: ContextPersistence[],
  writer: BackupWriter,
): Promise<Manifest['tables']> {
  const tables = await backedUpTables(snapshot.client, contexts);
  const written = new Map<string, TableRecord>();
  await snapshot.each<BackedUpTable>(tables, AT_ONCE, async (client, table) => {
    const rows = client.query(copyStreams.to(copyOut(table)));
    const file = fileName(table.name, writer);
    const sha256 = await writer.writeRows(file, rows);
    written.set(table.name, { file, columns: table.columns, rows: rows.rowCount, sha256 });
  });
  return Object.fromEntries(tables.map(({ name }) => [name, written.get(name) as TableRecord]));
}

/** Writes the jobs of the queues: those of Redis if it is configured, else those of PostgreSQL within the snapshot. */
async function writeJobs(
  run: BackupRun,
  snapshot: Snapshot,
  writer: BackupWriter,
  at: Date,
): Promise<TableRecord> {
  const file = fileName('jobs', writer);
  const record = { file, columns: JOB_COLUMNS };
  if (run.redisUrl)
    return withJobsInRedis(run.redisUrl, at, async (jobs) => {
      let rows = 0;
      const counted = async function* () {
        for await (const job of jobs) {
          rows += 1;
          yield job;
        }
      };
      const sha256 = await writer.writeRows(file, counted());
      return { ...record, rows, sha256 };
    });
  const rows = snapshot.client.query(copyStreams.to(COPY_JOBS));
  const sha256 = await writer.writeRows(file, rows);
  return { ...record, rows: rows.rowCount, sha256 };
}

async function keysIn(dataDir: string): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  for (const name of KEY_FILES) {
    const key = await readFile(join(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (key !== undefined) keys[name] = key;
  }
  return keys;
}

/** Writes the digests, the manifest's included, and then the manifest: a backup that has a manifest is complete. */
async function finish(place: BackupPlace, writer: BackupWriter, manifest: Manifest): Promise<void> {
  const path = `${writer.folder}/${MANIFEST}${writer.encrypted ? ENCRYPTED : ''}`;
  const bytes = await writer.prepare(path, Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`));
  await place.write(`${writer.folder}/${SUMS}`, Buffer.from(printSums(writer.folder, writer.sums)));
  await place.write(path, bytes);
}
