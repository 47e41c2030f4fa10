import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Reads the secret in `dataDir`, creating it on first use. The file is linked under its name only when it is complete, so
 * that of two processes that start together the second reads what the first wrote.
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(own, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8').trim();
}
