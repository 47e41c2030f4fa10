import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders in which Debian installs programs for system administrators; the PATH of other users lacks them. */
const MORE_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not in this folder; another folder may contain it.
    return false;
  }
}

/** Returns the path of a program of this machine; undefined if it is not installed. */
export const findTool = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS]
    .map((folder) => join(folder, name))
    .find(isProgram);

/** Returns the tools of the list that are not installed. */
export const missingOf = (tools: string[]): string[] => tools.filter((tool) => findTool(tool) === undefined);

/**
 * Replaces `describe` for tests that need programs which a machine may lack. If one is missing, the tests are skipped, and
 * the stage `deploy` of `npm test` reports it (OPS-119).
 */
export function describeWith(tools: string[], title: string, tests: () => void): void {
  const missing = missingOf(tools);
  if (missing.length === 0) describe(title, tests);
  else describe.skip(`${title} (left out: ${missing.join(', ')} not installed)`, tests);
}
