import { CHECKOUT } from '../checkout.ts';
import { runCommand } from '../command.ts';

const MINUTES = 1;

/**
 * Finds the newest release of a Git repository.
 * @param checkout the repository
 * @returns the tag `v*` with the highest version, or undefined when there is none
 */
export async function newestTag(checkout = CHECKOUT): Promise<string | undefined> {
  const args = ['tag', '--list', 'v*', '--sort=-version:refname'];
  const { succeeded, output } = await runCommand('git', args, { cwd: checkout, minutes: MINUTES });
  // The command fails in a copy without its Git history; such a copy has no releases.
  return succeeded ? output.split('\n').find(Boolean) : undefined;
}
