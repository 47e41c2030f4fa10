// Every path and test that a Markdown page names must exist.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));
const TESTS = new Set(FILES.flatMap((file) => /([^/]+(?:spec|e2e))\.tsx?$/.exec(file)?.[1] ?? []));

const LINK = /\]\(([^)#\s]+)[^)]*\)/g;
const PATH = /(?<![\w./-])(?:apps|libs|tools|docs)\/[\w./-]*\.(?:tsx?|mjs|cjs|json|md)\b/g;
const TEST_NAME = /`([a-z0-9.-]+\.(?:int-spec|deploy-spec|spec|e2e))`/g;

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

/** @returns the paths and tests that a page names and that do not exist in the repository */
function missingIn(page) {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const links = matches(text, LINK).filter((link) => !link.includes(':'));
  return [
    ...links.filter((link) => !existsSync(join(ROOT, dirname(page), link))),
    ...matches(text, PATH).filter((path) => !existsSync(join(ROOT, path))),
    ...matches(text, TEST_NAME).filter((name) => !TESTS.has(name)),
  ];
}

for (const page of FILES.filter((file) => file.endsWith('.md')))
  test(`${page} names only files that exist`, () => assert.deepEqual(missingIn(page), []));
