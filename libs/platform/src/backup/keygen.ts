import { writeFile } from 'node:fs/promises';
import { BackupRefused } from './backup.errors.js';
import { reasonOf } from './place/backup-place.js';

/**
 * Writes a new age identity to a file that only its owner can read.
 * @returns its recipient
 * @throws BackupRefused when the file exists already; the file is not changed
 */
export async function generateKey(file: string, now: Date): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new BackupRefused(`${file} exists already`);
      throw new BackupRefused(`${file} cannot be written: ${reasonOf(error)}`);
    },
  );
  return recipient;
}
