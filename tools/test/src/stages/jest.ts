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
 * Runs the integration tests of all packages, or of the given ones, and adds up their reports. Nx brings back the reports
 * of packages whose tests passed before and have not changed since.
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
  const names = tested.map(({ name }) => name).join();
  const args = ['run-many', '-t', kind, '-p', names, '--parallel=1'];
  const { succeeded, output } = await nx(args, { minutes, environment, onOutput: showTasks() });
  // Without a single report Nx itself refused, and only its own words tell why.
  if (!succeeded && !folders.some((folder) => existsSync(reportOf(folder, kind)))) return failed(output);
  const figures = sum(folders.map((folder) => figuresOf(folder, kind)));
  const unexplained = !succeeded && figures.failed === 0;
  return unexplained ? sum([figures, failed(output)]) : figures;
}
