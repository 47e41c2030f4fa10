import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../checkout.ts';
import { nx } from '../command.ts';
import { failed, sum, type Figures } from '../figures/figures.ts';
import { readJestReport, type JestReport } from '../figures/jest-report.ts';
import { withScript } from '../packages.ts';
import { showTasks, type Stage } from './stage.ts';

const REPORT = join(REPORTS, 'unit.json');

function figuresOf(succeeded: boolean, output: string): Figures {
  if (!existsSync(REPORT)) return failed(output);
  const figures = readJestReport(JSON.parse(readFileSync(REPORT, 'utf8')) as JestReport);
  return !succeeded && figures.failed === 0 ? sum([figures, failed(output)]) : figures;
}

/** Runs the unit tests of all packages in one run of Jest. Nx restores the report when no file has changed since. */
export const unit: Stage = {
  name: 'unit',
  async run(packages) {
    const folders = packages ? withScript(packages, 'unit').map(({ folder }) => `${folder}/`) : [];
    rmSync(REPORT, { force: true });
    const args = ['run', '@manette/test:unit-tests', ...folders];
    const { succeeded, output } = await nx(args, { minutes: 60, onOutput: showTasks() });
    return figuresOf(succeeded, output);
  },
};
