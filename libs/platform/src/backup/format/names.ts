import { createHash } from 'node:crypto';

/** The name of a backup is the UTC time at which it began: `20261122T110028Z`. */
export const nameOf = (time: Date): string => time.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export const isBackupName = (name: string): boolean => NAME.test(name);

/** Returns the time in a backup's name. */
export const timeOf = (name: string): Date =>
  new Date(name.replace(NAME, (_, year, month, day, hour, minute, second) => `${year}-${month}-${day}T${hour}:${minute}:${second}Z`)); // oxfmt-ignore

export const BACKUPS = 'backups';
export const FILES = 'files';
export const SUMS = 'SHA256SUMS';
export const ENCRYPTED = '.age';
export const MANIFEST = 'manifest.json';

export const folderOf = (name: string): string => `${BACKUPS}/${name}`;

/**
 * Returns the name of a content in `files/`. The name of an encrypted content includes a digest of its recipients, since a
 * backup for other recipients cannot share the file.
 */
export function storedNameOf(sha256: string, recipients: readonly string[]): string {
  if (recipients.length === 0) return sha256;
  const sign = createHash('sha256').update([...recipients].sort().join('\n')).digest('hex').slice(0, 8); // oxfmt-ignore
  return `${sha256}.${sign}${ENCRYPTED}`;
}
