import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../checkout.ts';
import { nx } from '../command.ts';
import { failed, NOTHING, sum, type Figures } from '../figures/figures.ts';
import { readJestReport, type JestReport } from '../figures/jest-report.ts';
import { allPackages, withScript, type Package } from '../packages.ts';
import { showTasks } from './stage.ts';

const reportOf = (folder: string, kind: 'integration') => join(REPORTS, folder, `${kind}.json`);

function figuresOf(folder: string, kind: 'integration'): Figures {
  const report = reportOf(folder, kind);
  if (!existsSync(report)) return failed(`${folder} left no report of its ${kind} tests`);
  return readJestReport(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
}

/**
 * Returns the arguments of each run of Nx. One run covers all packages with all of their tests. A package with only some of its
 * tests needs a separate run, because the arguments of a run apply to all packages. Nx passes arguments to a shell unquoted,
 * so each folder is a separate argument.
 */
export function runsOf(kind: 'integration', packages: Package[]): string[][] {
  const whole = packages.filter(({ testFolders }) => !testFolders).map(({ name }) => name);
  const inPart = packages.flatMap(({ name, testFolders }) =>
    testFolders
      ? [['run', `${name}:${kind}`, ...testFolders.map((folder) => `--testPathPatterns=/test/${folder}/`)]]
      : [],
  );
  return whole.length > 0
    ? [['run-many', '-t', kind, '-p', whole.join(), '--parallel=1'], ...inPart]
    : inPart;
}

/**
 * Runs the integration tests of all packages, or of the given ones, and adds up their reports. Nx restores the reports of
 * packages whose tests passed before and that have not changed since.
 */
export async function runJest(
  kind: 'integration',
  minutes: number,
  environment: NodeJS.ProcessEnv = {},
  packages: Package[] = allPackages(),
): Promise<Figures> {
  const tested = withScript(packages, kind);
  if (tested.length === 0) return NOTHING;
  const folders = tested.map(({ folder }) => folder);
  for (const folder of folders) rmSync(reportOf(folder, kind), { force: true });
  const succeeded: boolean[] = [];
  let output = '';
  for (const args of runsOf(kind, tested)) {
    const run = await nx(args, { minutes, environment, onOutput: showTasks() });
    succeeded.push(run.succeeded);
    output += run.output;
  }
  const allSucceeded = succeeded.every(Boolean);
  // Without any report Nx itself failed, and only its output contains the reason.
  if (!allSucceeded && !folders.some((folder) => existsSync(reportOf(folder, kind)))) return failed(output);
  const figures = sum(folders.map((folder) => figuresOf(folder, kind)));
  const unexplained = !allSucceeded && figures.failed === 0;
  return unexplained ? sum([figures, failed(output)]) : figures;
}
