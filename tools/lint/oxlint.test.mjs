// Each rule of oxlint refuses its fixture, and the rules of oxlint and ESLint together include all that ESLint recommends.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import js from '@eslint/js';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures/faults');
/** The folder of the workspace into which the fixtures of a folder are copied for the check. */
const PLACES = { server: 'libs/orders/src', scripts: 'tools/local', web: 'apps/shell/src' };

const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
const ruleSets = [config.rules, ...config.overrides.map(({ rules }) => rules)];
const configured = new Set(ruleSets.flatMap((rules) => Object.keys(rules)).map((name) => basename(name)));

const workspace = mkdtempSync(join(tmpdir(), 'oxlint-'));
after(() => rmSync(workspace, { recursive: true }));

/** @returns what oxlint reports for the fixtures with the rules of the workspace */
function complaints() {
  cpSync(join(ROOT, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'));
  for (const [folder, place] of Object.entries(PLACES))
    cpSync(join(FIXTURES, folder), join(workspace, place), { recursive: true });
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '-f', 'json'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics.map(({ filename, code, labels }) => ({
    filename,
    rule: /\((.+)\)$/.exec(code)?.[1],
    line: labels[0]?.span.line,
  }));
}

const found = complaints();

describe('rules of oxlint', () => {
  for (const file of globSync('*/*', { cwd: FIXTURES }).sort()) {
    const [folder, name] = file.split('/');
    const rule = basename(name, extname(name));
    it(`refuse ${file}`, () => {
      const marked = readFileSync(join(FIXTURES, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.endsWith('// fault') ? [index + 1] : []));
      const refused = found.filter(
        (one) => one.filename === join(PLACES[folder], name) && one.rule === rule && configured.has(rule),
      );
      assert.ok(marked.length > 0);
      assert.deepEqual(
        [...new Set(refused.map(({ line }) => line))].sort((a, b) => a - b),
        marked,
      );
    });
  }

  it('have a fixture each', () => {
    const shown = new Set(globSync('*/*', { cwd: FIXTURES }).map((file) => basename(file, extname(file))));
    assert.deepEqual([...configured].filter((rule) => !shown.has(rule)).sort(), []);
  });

  it('include, together with those of ESLint, all rules that ESLint and typescript-eslint recommend', async () => {
    // These two are not needed: the compiler finds undefined names, and the formatter joins lines that belong together.
    const checked = new Set([...configured, 'no-undef', 'no-unexpected-multiline']);
    const eslint = new ESLint({ cwd: ROOT });
    const { rules } = await eslint.calculateConfigForFile(join(ROOT, 'jest.preset.cjs'));
    for (const name of Object.keys(rules)) checked.add(name);
    const recommended = [js.configs.recommended, ...tseslint.configs.recommended]
      .flatMap((set) => Object.entries(set.rules ?? {}))
      .flatMap(([name, level]) => (level === 'off' ? [] : [basename(name)]));
    assert.deepEqual([...new Set(recommended)].filter((rule) => !checked.has(rule)).sort(), []);
  });
});
