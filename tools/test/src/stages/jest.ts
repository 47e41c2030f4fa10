import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT, REPORTS } from '../checkout.ts';
import { nx } from '../command.ts';
import { failed, sum, type Figures } from '../figures/figures.ts';
import { readJestReport, type JestReport } from '../figures/jest-report.ts';
import { showTasks } from './stage.ts';

type Kind = 'unit' | 'integration';

const PACKAGES = ['{apps,libs,tools}/*/package.json', 'libs/*/*/package.json'];

/** The folders of the packages that have tests of this kind. */
function packagesWith(kind: Kind): string[] {
  return globSync(PACKAGES, { cwd: CHECKOUT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => {
      const { scripts } = JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      return scripts?.[kind] !== undefined;
    })
    .map((file) => dirname(file))
    .sort();
}

const reportOf = (folder: string, kind: Kind) => join(REPORTS, folder, `${kind}.json`);

function figuresOf(folder: string, kind: Kind): Figures {
  const report = reportOf(folder, kind);
  if (!existsSync(report)) return failed(`${folder} left no report of its ${kind} tests`);
  return readJestReport(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
}

/**
 * Runs one kind of Jest tests of all packages and adds up their reports. Nx brings back the reports of packages whose
 * tests passed before and have not changed since.
 */
export async function runJest(
  kind: Kind,
  minutes: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<Figures> {
  const packages = packagesWith(kind);
  for (const folder of packages) rmSync(reportOf(folder, kind), { force: true });
  const parallel = kind === 'integration' ? ['--parallel=1'] : [];
  const args = ['run-many', '-t', kind, ...parallel];
  const { succeeded, output } = await nx(args, { minutes, environment, onOutput: showTasks() });
  // Without a single report Nx itself refused, and only its own words tell why.
  if (!succeeded && !packages.some((folder) => existsSync(reportOf(folder, kind)))) return failed(output);
  const figures = sum(packages.map((folder) => figuresOf(folder, kind)));
  const unexplained = !succeeded && figures.failed === 0;
  return unexplained ? sum([figures, failed(output)]) : figures;
}
