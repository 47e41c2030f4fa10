import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const orNone =
  <T>(none: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return none;
    throw error;
  };

/** Removes the files of a folder that were last written before `time`; the folder may be missing. */
export async function removeFilesBefore(folder: string, time: Date): Promise<void> {
  for (const name of await readdir(folder).catch(orNone([]))) {
    const file = join(folder, name);
    // The writer may remove the file at the same time.
    const written = await stat(file).then(({ mtime }) => mtime, orNone(undefined));
    if (written && written < time) await rm(file, { force: true });
  }
}
