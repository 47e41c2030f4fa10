import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Reads a file of `dataDir` that only the user of this process can read, creating it on first use. The file gets its name only
 * when it is complete: of two processes that start together, the second reads what the first wrote.
 */
export function readOrCreateOwnFile(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(own, make(), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, 'utf8').trim();
}
