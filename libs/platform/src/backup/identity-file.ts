import { readFile } from 'node:fs/promises';
import { BackupRefused } from './backup.errors.js';
import { reasonOf } from './place/backup-place.js';

const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/**
 * The identities in a file as `age-keygen` and `npm run backup -- keygen` write it; lines with # are comments.
 * @throws BackupRefused when it cannot be read or holds none
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
