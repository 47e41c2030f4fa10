// Runs one kind of test ("unit" or "integration") of the package in the current folder and leaves Jest's
// JSON report where tools/test adds the figures up. Server packages are ESM, so Node needs its VM modules.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const NODE_OPTIONS = {
  unit: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  integration: ['--conditions=@manette/source', '--import', join(import.meta.dirname, '../swc/register.mjs')],
};
const [kind, ...rest] = process.argv.slice(2);
if (kind !== 'unit' && kind !== 'integration') {
  console.error('usage: run.mjs unit|integration [jest options]');
  process.exit(2);
}
const root = join(import.meta.dirname, '../..');
const report = join(root, 'dist/test-results', relative(root, process.cwd()), `${kind}.json`);
mkdirSync(dirname(report), { recursive: true });
const config = existsSync('jest.config.mjs') ? 'jest.config.mjs' : 'jest.config.cjs';
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
