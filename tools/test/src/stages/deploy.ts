import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServers } from '@manette/local';
import { atExit } from '../at-exit.ts';
import { REPORTS } from '../checkout.ts';
import { nx } from '../command.ts';
import { failed, sum, type Figures } from '../figures/figures.ts';
import { leftOut, readJestReport, type JestReport } from '../figures/jest-report.ts';
import { BUILT, showTasks, type Stage } from './stage.ts';

const REPORT = join(REPORTS, 'deploy.json');

/** Reads what Jest has left, and says what was left out for want of a tool. */
function figuresOf(succeeded: boolean, output: string): Figures {
  if (!existsSync(REPORT)) return failed(output);
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as JestReport;
  for (const line of leftOut(report)) console.log(`  ${line}`);
  const figures = readJestReport(report);
  return !succeeded && figures.failed === 0 ? sum([figures, failed(output)]) : figures;
}

/**
 * What the product is put into operation with: written files, nginx, rules, manifests, workflows, migrations
 * (`*.deploy-spec.ts`). They run on the product that the stage `build` has built, and concern the whole repository, so Nx
 * repeats all when any file or tool has changed.
 */
export const deploy: Stage = {
  name: 'deploy',
  async run() {
    const servers = await startTestServers(process.env);
    const stop = atExit(servers.stop);
    try {
      rmSync(REPORT, { force: true });
      const options = {
        minutes: 30,
        environment: { ...servers.environment, ...BUILT },
        onOutput: showTasks(),
      };
      const { succeeded, output } = await nx(['run', '@manette/test:deploy-tests'], options);
      return figuresOf(succeeded, output);
    } finally {
      await stop();
    }
  },
};
