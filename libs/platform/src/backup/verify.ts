import { forEachAtOnce } from '../core/concurrency/share-out.js';
import { BackupRefused } from './backup.errors.js';
import { Digested } from './format/digested.js';
import { ENCRYPTED, FILES, folderOf, MANIFEST, SUMS } from './format/names.js';
import type { Manifest, TableRecord } from './format/manifest.js';
import { parseSums } from './format/sums.js';
import { drain, pipeThrough } from './format/pipe-through.js';
import type { BackupPlace } from './place/backup-place.js';
import type { FoundBackup } from './place/backups.js';
import { openBackup, type OpenBackup } from './reading/open-backup.js';
import type { BackupReader } from './reading/stored-backup.js';
import { FILES_AT_ONCE } from './reading/uploads.js';

/** Returns the name of a file for messages: its name in the backup's folder, or `files/{digest}`. */
const shownName = (path: string, folder: string): string =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;

async function faultOf(place: BackupPlace, path: string, expected: string): Promise<string | undefined> {
  const stored = await place.read(path);
  if (!stored) return 'is missing';
  const digest = new Digested();
  await pipeThrough(stored, [digest.stage], drain);
  return digest.sha256 === expected ? undefined : 'is damaged';
}

/** Compares every file of a backup with its digest. @returns one line per file that is damaged or missing */
export async function verifyStored(
  place: BackupPlace,
  { name, encrypted }: Pick<FoundBackup, 'name' | 'encrypted'>,
): Promise<string[]> {
  const folder = folderOf(name);
  const text = await place.readText(`${folder}/${SUMS}`);
  if (text === undefined) return [`${SUMS} is missing`];
  const sums = parseSums(folder, text);
  if (!sums?.has(`${folder}/${MANIFEST}${encrypted ? ENCRYPTED : ''}`)) return [`${SUMS} is damaged`];
  const faults: string[] = [];
  await forEachAtOnce(sums, FILES_AT_ONCE, async ([path, expected]) => {
    const fault = await faultOf(place, path, expected);
    if (fault) faults.push(`${shownName(path, folder)} ${fault}`);
  });
  return faults.sort();
}

async function rowsFault(reader: BackupReader, record: TableRecord): Promise<string | undefined> {
  const content = new Digested();
  await reader.rows(record.file, drain, content);
  return content.sha256 === record.sha256 ? undefined : `${record.file} is damaged`;
}

async function fileFault(reader: BackupReader, one: Manifest['files'][string]): Promise<string | undefined> {
  const content = new Digested();
  const path = `${FILES}/${one.stored}`;
  await reader.content(path, drain, content);
  return content.sha256 === one.sha256 ? undefined : `${path} is damaged`;
}

/** Compares the contents with the digests in the manifest. @returns one line per file that differs */
async function verifyContents({ manifest, reader }: OpenBackup): Promise<string[]> {
  const faults = new Set<string>();
  const note = async (checking: Promise<string | undefined>) => {
    const fault = await checking.catch((error: unknown) => {
      if (error instanceof BackupRefused) return error.message;
      throw error;
    });
    if (fault) faults.add(fault);
  };
  await forEachAtOnce([...Object.values(manifest.tables), manifest.jobs], FILES_AT_ONCE, (one) =>
    note(rowsFault(reader, one)),
  );
  const contents = new Map(Object.values(manifest.files).map((one) => [one.stored, one]));
  await forEachAtOnce(contents.values(), FILES_AT_ONCE, (one) => note(fileFault(reader, one)));
  return [...faults].sort();
}

/**
 * Verifies a backup: its stored files, and their contents if these can be decrypted.
 * @param identities of an encrypted backup; without them its contents are not verified
 * @throws BackupRefused with one line per file that is damaged or missing
 */
export async function verifyBackup(
  place: BackupPlace,
  found: FoundBackup,
  identities: readonly string[] | undefined,
): Promise<void> {
  const faults = await verifyStored(place, found);
  if (faults.length > 0) throw new BackupRefused(...faults);
  if (found.encrypted && !identities) return;
  const contents = await verifyContents(await openBackup(place, found, identities));
  if (contents.length > 0) throw new BackupRefused(...contents);
}
