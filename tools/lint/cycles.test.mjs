// No modules import each other in a circle. The fixtures show that the check follows each way to name a file.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { test } from 'node:test';
import { cyclesAmong } from './cycles.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures/cycles');

test('cyclesAmong finds the modules that import each other', () => {
  const found = cyclesAmong(globSync(join(FIXTURES, '*')).sort());
  assert.deepEqual(
    found.map((group) => group.map((file) => basename(file))),
    [
      ['bundled-one.tsx', 'bundled-two.tsx'],
      ['compiled-one.ts', 'compiled-two.ts'],
      ['exported-one.ts', 'exported-two.ts'],
      ['late-one.ts', 'late-two.ts'],
      ['stripped-one.ts', 'stripped-two.ts'],
    ],
  );
});

test('no modules of the workspace import each other', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file && !file.startsWith('tools/lint/fixtures/'));
  const found = cyclesAmong(files.map((file) => join(ROOT, file)));
  assert.deepEqual(
    found.map((group) => group.map((file) => relative(ROOT, file))),
    [],
  );
});
