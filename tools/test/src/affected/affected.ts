import { CHECKOUT } from '../checkout.ts';
import { nx } from '../command.ts';
import { contextNames, inProcessCalls } from '../contexts/in-process-calls.ts';
import { allPackages, type Package } from '../packages.ts';
import { apiTestFolders } from './api-tests.ts';
import { changedFiles } from './changed-files.ts';
import { readGraph } from './graph.ts';
import { concernsAll, reachOf } from './reach.ts';

const API = '@manette/api';

/** Returns the names in Nx's output, which may begin with lines of npm. */
export function namesIn(output: string): string[] {
  const answer = output.split('\n').find((line) => line.startsWith('['));
  if (!answer) throw new Error(`Nx did not name the affected packages: ${output}`);
  return JSON.parse(answer) as string[];
}

/**
 * Asks Nx for the affected packages, because only Nx knows which packages use a changed dependency. Nx also includes the
 * dependents of a package whose tests read a changed file.
 */
async function namesByNx(base: string): Promise<string[]> {
  const args = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
  const { succeeded, output } = await nx(args, { minutes: 5 });
  if (!succeeded) throw new Error(output);
  return namesIn(output);
}

/**
 * Returns the packages that the changes since `base` can break. Uncommitted and new files count. The package of the API comes
 * with the folders of its integration tests that they can break [OPS-115].
 * @throws Error with a reason, for example that the base does not exist
 */
export async function affectedPackages(base: string): Promise<Package[]> {
  const files = changedFiles(base);
  const names = concernsAll(files) ? new Set(await namesByNx(base)) : reachOf(files, await readGraph());
  const contexts = contextNames(CHECKOUT);
  const folders = apiTestFolders({ files, reached: names, contexts, calls: inProcessCalls(CHECKOUT) });
  return allPackages()
    .filter(({ name }) => names.has(name))
    .map((one) => (one.name === API && folders ? { ...one, testFolders: folders } : one));
}
