import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRun, freePort } from '@manette/local';
import { findBrowsers } from '@manette/local/browsers';
import { VARIABLES } from '@manette/platform/environment';
import { atExit } from '../at-exit.ts';
import { CHECKOUT, REPORTS } from '../checkout.ts';
import { runCommand } from '../command.ts';
import { failed, sum, type Figures } from '../figures/figures.ts';
import { readPlaywrightReport, type PlaywrightReport } from '../figures/playwright-report.ts';
import { fillFolders } from './filled-folders.ts';

const LOG_LINES = 30;

/** The settings of a developer's own .env must not reach the product under test. */
const NO_SETTINGS = Object.fromEntries(VARIABLES.map((name) => [name, '']));

/** A product and its OpenID Connect issuer for each worker, and one GIF provider for all. */
const portsFor = (workers: number) => 2 * workers + 1;

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** The data folder of each worker's product. */
const dataFolders = (root: string, workers: number): string[] =>
  Array.from({ length: workers }, (_, worker) => join(root, String(worker)));

function figures(report: string, succeeded: boolean, output: string): Figures {
  if (!existsSync(report)) return failed(output);
  const read = readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  return !succeeded && read.failed === 0 ? sum([read, failed(output)]) : read;
}

function showApiLog(dataDir: string): void {
  const file = join(dataDir, 'api.log');
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(-LOG_LINES);
  console.log(`  The last lines of ${file}:\n${lines.map((line) => `    ${line}`).join('\n')}`);
}

export interface Journeys {
  /** Also the name of the report. */
  stage: string;
  /** Each worker runs its tests against a product of its own. */
  workers: number;
  /** The test files, by parts of their names; all when empty. */
  files: string[];
  /** The ports of the GIF provider, and of each product and its issuer; free ones when absent. */
  ports?: number[];
  /** The public address of the one product, when something stands before it. */
  origin?: string;
}

/** Runs journeys through the product in a browser; a product for each worker is started for them. */
export async function runJourneys({ stage, workers, files, ports, origin }: Journeys): Promise<Figures> {
  const browsers = findBrowsers();
  const root = await mkdtemp(join(tmpdir(), `manette-${stage}-`));
  const folders = dataFolders(root, workers);
  const report = join(REPORTS, `${stage}.json`);
  const end = atExit(async () => {
    await Promise.all(folders.map(endRun));
    rmSync(root, { recursive: true, force: true });
  });
  rmSync(report, { force: true });
  await fillFolders(folders, NO_SETTINGS);
  const { succeeded, output } = await runCommand('playwright', ['test', ...files], {
    cwd: join(CHECKOUT, 'apps/e2e'),
    minutes: 90,
    environment: {
      ...NO_SETTINGS,
      ...browsers,
      E2E_WORKERS: String(workers),
      E2E_PORTS: (ports ?? (await freePorts(portsFor(workers)))).join(),
      E2E_DATA_DIR: root,
      E2E_REPORT: report,
      E2E_ORIGIN: origin ?? '',
    },
    onOutput: (text) => process.stdout.write(text),
  });
  const result = figures(report, succeeded, output);
  if (result.failed > 0) folders.forEach(showApiLog);
  await end();
  return result;
}
