import { readFile } from 'node:fs/promises';
import { BackupRefused } from './backup.errors.js';
import { reasonOf } from './place/backup-place.js';

const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/**
 * Reads the identities from a file that `age-keygen` or `npm run backup -- keygen` wrote; lines with # are comments.
 * @throws BackupRefused when the file cannot be read or contains no identity
 */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupRefused(`${file} cannot be read: ${reasonOf(error)}`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => IDENTITY.test(line));
  if (identities.length === 0) throw new BackupRefused(`${file} holds no age identity`);
  return identities;
}
