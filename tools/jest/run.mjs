// Runs one kind of test ("unit", "integration" or "deploy") of the package in the current folder and writes Jest's
// JSON report where tools/test adds the figures up. Server packages are ESM, so unit tests need Node's VM modules.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const FROM_SOURCES = [
  '--conditions=@manette/source',
  '--import',
  join(import.meta.dirname, '../swc/register.mjs'),
];
/** V8's space for young objects, in MB. With the default of 16 MB a worker spends a tenth of its time copying them. */
const MEMORY = ['--min-semi-space-size=32', '--max-semi-space-size=64'];
const NODE_OPTIONS = {
  unit: [...MEMORY, ...FROM_SOURCES, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  integration: [...MEMORY, ...FROM_SOURCES],
  deploy: [...MEMORY, ...FROM_SOURCES],
};
const [kind, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(NODE_OPTIONS, kind)) {
  console.error('usage: run.mjs unit|integration|deploy [jest options]');
  process.exit(2);
}
const root = join(import.meta.dirname, '../..');
const report = join(root, 'dist/test-results', relative(root, process.cwd()), `${kind}.json`);
mkdirSync(dirname(report), { recursive: true });
const ofPackage = existsSync('jest.config.mjs') ? 'jest.config.mjs' : 'jest.config.cjs';
const config = kind === 'deploy' ? join(import.meta.dirname, 'deploy.config.mjs') : ofPackage;
const { status } = spawnSync(
  process.execPath,
  [
    ...NODE_OPTIONS[kind],
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    config,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    ...rest,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, TEST_KIND: kind } },
);
process.exit(status ?? 1);
