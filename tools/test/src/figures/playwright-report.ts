import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Figures, TestFile } from './figures.ts';

interface Result {
  duration: number;
  error?: { message?: string; location?: { file: string; line: number } };
  attachments?: { name: string; path?: string }[];
}

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  tests: { status: string; results: Result[] }[];
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

/** The fields of the report of Playwright's JSON reporter that are used. */
export interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const clean = (text = 'no reason given') => stripVTControlCharacters(text).trim();

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** The file in which Playwright describes a failure; it contains the accessibility tree of the page in a block of YAML. */
const DESCRIPTION = 'error-context';
const TREE = /^```yaml\n(.*?)\n```$/ms;
const TREE_LINES = 60;

/** Returns what the page showed when the test failed; empty if no page was open. */
function pageOf({ attachments = [] }: Result): string[] {
  const path = attachments.find(({ name }) => name === DESCRIPTION)?.path;
  const [, tree] = (path !== undefined && existsSync(path) && TREE.exec(readFileSync(path, 'utf8'))) || [];
  return tree === undefined ? [] : ['The page showed:', ...tree.split('\n').slice(0, TREE_LINES)];
}

/** Returns what is needed to understand a failure that happens once: the failed line, the error and the page. */
function failureOf({ file, title, tests }: Spec): string {
  const result = tests.flatMap(({ results }) => results).findLast(({ error }) => error);
  const { message, location } = result?.error ?? {};
  const place = location ? [`at ${basename(location.file)}:${location.line}`] : [];
  return [file, title, ...place, clean(message), ...(result ? pageOf(result) : [])].join('\n');
}

/** Returns the duration of each file in seconds: the sum of its tests, including retries. */
function secondsOf(specs: Spec[]): TestFile[] {
  const files = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files.set(file, (files.get(file) ?? 0) + duration / 1000);
  return [...files].map(([file, seconds]) => ({ file, seconds }));
}

/** Converts the report. A test that needed a retry counts as failed, and so does an error that kept tests from running. */
export const readPlaywrightReport = ({ suites, errors, stats }: PlaywrightReport): Figures => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [
    ...errors.map(({ message }) => clean(message)),
    ...suites
      .flatMap(specsOf)
      .filter((spec) => !spec.ok || spec.tests.some(({ status }) => status === 'flaky'))
      .map(failureOf),
  ],
  files: secondsOf(suites.flatMap(specsOf)),
});
