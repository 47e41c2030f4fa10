import { execFileSync } from 'node:child_process';
import { CHECKOUT } from '../checkout.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: CHECKOUT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/**
 * Returns the files that differ from the merge base of `base` and HEAD. Uncommitted and new files count, and a moved file
 * under both names.
 * @throws Error when there is no such commit
 */
export function changedFiles(base: string): string[] {
  let start: string;
  try {
    start = git('merge-base', '--end-of-options', base, 'HEAD').trim();
  } catch {
    throw new Error(`${base} is no commit that this checkout comes from`);
  }
  const changed = lines(git('diff', '--name-only', '--no-renames', start));
  return [...new Set([...changed, ...lines(git('ls-files', '--others', '--exclude-standard'))])].sort();
}
