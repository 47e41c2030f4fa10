import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps the programs of administrators apart; the PATH of other people lacks these folders. */
const MORE_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Absent here; another folder may have it.
    return false;
  }
}

/** @returns the path of a program of this machine, or undefined where it is not installed */
export const findTool = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS]
    .map((folder) => join(folder, name))
    .find(isProgram);

/** @returns those of `tools` that are not installed */
export const missingOf = (tools: string[]): string[] => tools.filter((tool) => findTool(tool) === undefined);

/**
 * `describe` for tests that need programs which a machine may lack. Where one is missing the tests are left out, and the
 * stage `deploy` of `npm test` says so (OPS-119).
 */
export function describeWith(tools: string[], title: string, tests: () => void): void {
  const missing = missingOf(tools);
  if (missing.length === 0) describe(title, tests);
  else describe.skip(`${title} (left out: ${missing.join(', ')} not installed)`, tests);
}
