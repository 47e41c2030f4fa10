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

/** Reads Jest's report, and prints which tests were skipped because a tool is missing. */
function figuresOf(succeeded: boolean, output: string): Figures {
  if (!existsSync(REPORT)) return failed(output);
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as JestReport;
  for (const line of leftOut(report)) console.log(`  ${line}`);
  const figures = readJestReport(report);
  return !succeeded && figures.failed === 0 ? sum([figures, failed(output)]) : figures;
}

/**
 * Tests of everything with which the product is deployed: configuration files, nginx, rules, manifests, workflows, migrations
 * (`*.deploy-spec.ts`). They use the build of the stage `build`. They concern the whole repository, so Nx repeats all of them
 * when any file or tool has changed.
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
