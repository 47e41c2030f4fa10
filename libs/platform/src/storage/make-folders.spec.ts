import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolders } from './make-folders.js';

describe('making folders', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'folders-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('makes the missing ones, also at the same time, with the given mode', async () => {
    const path = join(root, 'a', 'b', 'c');
    await Promise.all([makeFolders(path, 0o700), makeFolders(path, 0o700)]);
    await makeFolders(path, 0o700);
    for (const folder of [join(root, 'a'), path]) expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('fails at and below a file', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(makeFolders(join(root, 'file'))).rejects.toThrow('EEXIST');
    await expect(makeFolders(join(root, 'file', 'x'))).rejects.toThrow('ENOTDIR');
  });

  (process.platform === 'linux' ? it : it.skip)('[OPS-020] fails below /proc', async () => {
    await expect(makeFolders('/proc/manette/x')).rejects.toThrow('ENOENT');
  });
});
