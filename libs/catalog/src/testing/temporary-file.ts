import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The path of a file with this content, which is deleted after the suite. */
export async function temporaryFile(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'manette-catalog-'));
  folders.push(folder);
  const path = join(folder, 'prix.txt');
  await writeFile(path, content);
  return path;
}
