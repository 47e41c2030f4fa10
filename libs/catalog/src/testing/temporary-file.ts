import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Must be called at the top of a suite; deletes the files after it. @returns a function that writes a file and
 * returns its path
 */
export function temporaryFiles(): (content: string | Buffer) => Promise<string> {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  return async (content) => {
    const folder = await mkdtemp(join(tmpdir(), 'manette-catalog-'));
    folders.push(folder);
    const path = join(folder, 'prix.txt');
    await writeFile(path, content);
    return path;
  };
}
