import { text } from 'node:stream/consumers';
import { BackupRefused } from '../backup.errors.js';
import { Digested } from '../format/digested.js';
import { ENCRYPTED, folderOf, MANIFEST } from '../format/names.js';
import { manifestSchema, type Manifest } from '../format/manifest.js';
import type { BackupPlace } from '../place/backup-place.js';
import type { FoundBackup } from '../place/backups.js';
import { BackupReader } from './stored-backup.js';

/** A backup whose contents can be read. */
export interface OpenBackup {
  manifest: Manifest;
  reader: BackupReader;
}

const FORMAT = 1;

function newerThanThis(manifest: unknown): BackupRefused | undefined {
  const { format, version } = (manifest ?? {}) as { format?: unknown; version?: unknown };
  return typeof format === 'number' && format > FORMAT ? newerReleaseRefusal(String(version)) : undefined;
}

export const newerReleaseRefusal = (version: string): BackupRefused =>
  new BackupRefused(`The backup was made by release ${version}, which knows more than this one`);

/**
 * Reads the manifest of a backup.
 * @throws BackupRefused when it is encrypted and the identities are missing or do not open it, or when it is damaged
 */
export async function openBackup(
  place: BackupPlace,
  { name, encrypted }: FoundBackup,
  identities: readonly string[] | undefined,
): Promise<OpenBackup> {
  if (encrypted && !identities) throw new BackupRefused('The backup is encrypted; give --identity FILE');
  const file = MANIFEST + (encrypted ? ENCRYPTED : '');
  const reader = new BackupReader(place, name, encrypted ? identities : undefined);
  const content = await reader
    .content(`${folderOf(name)}/${file}`, text, new Digested())
    .catch((error: unknown) => {
      if (error instanceof BackupRefused && / is damaged$/.test(error.message))
        throw new BackupRefused(`${file} is damaged`);
      throw error;
    });
  const json = parsed(content);
  const newer = newerThanThis(json);
  if (newer) throw newer;
  const read = manifestSchema.safeParse(json);
  if (!read.success) throw new BackupRefused(`${file} is damaged`);
  return { manifest: read.data, reader };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
