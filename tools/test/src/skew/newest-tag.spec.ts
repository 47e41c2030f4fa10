import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestTag } from './newest-tag.ts';

const PERSON = ['-c', 'user.name=test', '-c', 'user.email=test@example.test'];

describe('[OPS-064] the newest release of a repository', () => {
  let folder: string;
  const git = (...args: string[]) => execFileSync('git', [...PERSON, ...args], { cwd: folder });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manette-tags-'));
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the tag v* with the highest version', async () => {
    for (const tag of ['v0.9.0', 'v0.10.0', 'x1', 'v0.2.0']) git('tag', tag);
    expect(await newestTag(folder)).toBe('v0.10.0');
  });

  it('is undefined without such a tag', async () => {
    git('tag', 'x1');
    expect(await newestTag(folder)).toBeUndefined();
  });

  it('is undefined without a repository', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await newestTag(folder)).toBeUndefined();
  });
});
