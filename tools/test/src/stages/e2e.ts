import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRun, freePort } from '@manette/local';
import { VARIABLES } from '@manette/platform/environment';
import { atExit } from '../at-exit.ts';
import { CHECKOUT, REPORTS } from '../checkout.ts';
import { runCommand } from '../command.ts';
import { failed, sum, type Figures } from '../figures/figures.ts';
import { readPlaywrightReport, type PlaywrightReport } from '../figures/playwright-report.ts';
import { findBrowser } from '../find-browser.ts';
import type { Stage } from './stage.ts';

const REPORT = join(REPORTS, 'e2e.json');
const LOG_LINES = 30;

function figures(succeeded: boolean, output: string): Figures {
  if (!existsSync(REPORT)) return failed(output);
  const read = readPlaywrightReport(JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport);
  return !succeeded && read.failed === 0 ? sum([read, failed(output)]) : read;
}

function showApiLog(dataDir: string): void {
  const file = join(dataDir, 'api.log');
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-LOG_LINES);
  console.log(`  The API's last words:\n${lines.map((line) => `    ${line}`).join('\n')}`);
}

/** Journeys through the product in a browser; the product is started for them, with its own data and port. */
export const e2e: Stage = {
  name: 'e2e',
  async run() {
    const browser = await findBrowser();
    const dataDir = await mkdtemp(join(tmpdir(), 'manette-e2e-'));
    const end = atExit(async () => {
      await endRun(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    });
    rmSync(REPORT, { force: true });
    const { succeeded, output } = await runCommand('playwright', ['test'], {
      cwd: join(CHECKOUT, 'apps/e2e'),
      minutes: 90,
      environment: {
        // What somebody's .env says about their own shop must not reach the one under test.
        ...Object.fromEntries(VARIABLES.map((name) => [name, ''])),
        CHROMIUM_PATH: browser,
        E2E_PORT: String(await freePort()),
        E2E_GOOGLE_PORT: String(await freePort()),
        E2E_DATA_DIR: dataDir,
      },
      onOutput: (text) => process.stdout.write(text),
    });
    const result = figures(succeeded, output);
    if (result.failed > 0) showApiLog(dataDir);
    await end();
    return result;
  },
};
