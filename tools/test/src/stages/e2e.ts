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
import { findBrowsers } from '../find-browser.ts';
import type { Stage } from './stage.ts';

const REPORT = join(REPORTS, 'e2e.json');
const LOG_LINES = 30;
/** Each worker runs its tests against a product of its own. */
const WORKERS = 2;
/** A product and its OpenID Connect issuer for each worker, and one GIF provider for all. */
const PORTS = 2 * WORKERS + 1;

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** The data folder of each worker's product. */
const dataFolders = (root: string): string[] =>
  Array.from({ length: WORKERS }, (_, worker) => join(root, String(worker)));

function figures(succeeded: boolean, output: string): Figures {
  if (!existsSync(REPORT)) return failed(output);
  const read = readPlaywrightReport(JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport);
  return !succeeded && read.failed === 0 ? sum([read, failed(output)]) : read;
}

function showApiLog(dataDir: string): void {
  const file = join(dataDir, 'api.log');
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-LOG_LINES);
  console.log(`  The last lines of ${file}:\n${lines.map((line) => `    ${line}`).join('\n')}`);
}

/** Journeys through the product in a browser; a product for each worker is started for them, with its own data and port. */
export const e2e: Stage = {
  name: 'e2e',
  async run() {
    const browsers = await findBrowsers();
    const root = await mkdtemp(join(tmpdir(), 'manette-e2e-'));
    const end = atExit(async () => {
      await Promise.all(dataFolders(root).map(endRun));
      rmSync(root, { recursive: true, force: true });
    });
    rmSync(REPORT, { force: true });
    const { succeeded, output } = await runCommand('playwright', ['test'], {
      cwd: join(CHECKOUT, 'apps/e2e'),
      minutes: 90,
      environment: {
        // The settings of a developer's own .env must not reach the product under test.
        ...Object.fromEntries(VARIABLES.map((name) => [name, ''])),
        ...browsers,
        E2E_WORKERS: String(WORKERS),
        E2E_PORTS: (await freePorts(PORTS)).join(),
        E2E_DATA_DIR: root,
      },
      onOutput: (text) => process.stdout.write(text),
    });
    const result = figures(succeeded, output);
    if (result.failed > 0) dataFolders(root).forEach(showApiLog);
    await end();
    return result;
  },
};
