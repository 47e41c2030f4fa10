import { CHECKOUT } from '../checkout.ts';
import { runCommand } from '../command.ts';

const MINUTES = 1;

/**
 * @param checkout a Git repository
 * @returns the newest release of the repository: of its tags `v*` the one with the highest version, undefined without one
 */
export async function newestTag(checkout = CHECKOUT): Promise<string | undefined> {
  const args = ['tag', '--list', 'v*', '--sort=-version:refname'];
  const { succeeded, output } = await runCommand('git', args, { cwd: checkout, minutes: MINUTES });
  // A copy without its history knows no release.
  return succeeded ? output.split('\n').find(Boolean) : undefined;
}
