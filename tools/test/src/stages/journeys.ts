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

/** Empty values for all variables, so that settings of a developer's .env do not reach the product under test. */
const NO_SETTINGS = Object.fromEntries(VARIABLES.map((name) => [name, '']));

/** Number of ports: each worker needs one for its product and one for its OpenID Connect issuer, all share a GIF provider. */
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
  /** Number of workers. Each worker runs its tests against its own product. */
  workers: number;
  /** Parts of the names of the test files to run; all run when empty. */
  files: string[];
  /** The ports of the GIF provider, and of each product and its issuer; free ones when absent. */
  ports?: number[];
  /** The public address of the product, when a gateway is in front of it; then there is only one product. */
  origin?: string;
}

/** Runs journeys in a browser, each worker against its own product, which is started for the run. */
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
