import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from '@manette/platform/make-folders';
import { fault, type Check } from './check.ts';

const MEGABYTE = 1024 * 1024;

async function canBeWritten(folder: string): Promise<boolean> {
  const file = join(folder, `.self-check.${process.pid}`);
  try {
    await makeFolders(folder);
    await writeFile(file, 'x', { flush: true });
    return true;
  } catch (error) {
    // Every error of the file system means that the folder cannot be written.
    if ((error as NodeJS.ErrnoException).code) return false;
    throw error;
  } finally {
    await rm(file, { force: true }).catch((error: NodeJS.ErrnoException) => {
      if (!error.code) throw error;
    });
  }
}

/** Checks that DATA_DIR can be written and has enough free space [OPS-020]. */
export const checkDataFolder: Check = async ({ dataDir, malformed, environment: { MIN_FREE_MB } }) => {
  if (malformed.has('DATA_DIR')) return [];
  if (!(await canBeWritten(dataDir))) return [fault('DATA_DIR cannot be written')];
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  return free >= MIN_FREE_MB ? [] : [fault(`DATA_DIR has ${free} MB free; ${MIN_FREE_MB} MB are needed`)];
};
