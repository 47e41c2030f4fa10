import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** @returns whether the folder exists now; false if the one above it is missing */
async function makeFolder(path: string, mode: number | undefined): Promise<boolean> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
  return true;
}

/**
 * Makes a folder and the missing ones above it. Node's own recursive `mkdir` never returns for a path below /proc, where no
 * folder can be made.
 * @throws what `mkdir` throws for the first folder that cannot be made
 */
export async function makeFolders(path: string, mode?: number): Promise<void> {
  const missing = [resolve(path)];
  while (!(await makeFolder(missing[0]!, mode))) {
    const above = dirname(missing[0]!);
    if (above === missing[0]) break;
    missing.unshift(above);
  }
  for (const folder of missing.slice(1)) await mkdir(folder, { mode }).catch(ignoreExisting);
}

/** Another process may have made the folder meanwhile. */
function ignoreExisting(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
