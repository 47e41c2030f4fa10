import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** The secret kept in `dataDir`, made on first use; whoever of two processes comes second reads the first's. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    const secret = randomBytes(48).toString('base64url');
    writeFileSync(file, secret, { flag: 'wx', mode: 0o600, flush: true });
    return secret;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return readFileSync(file, 'utf8').trim();
  }
}
