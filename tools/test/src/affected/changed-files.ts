import { execFileSync } from 'node:child_process';
import { CHECKOUT } from '../checkout.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: CHECKOUT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/**
 * The files that differ from where this checkout left `base`; uncommitted and new files count, a moved one under both names.
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
