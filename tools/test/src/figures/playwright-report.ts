import { stripVTControlCharacters } from 'node:util';
import type { Figures, TestFile } from './figures.ts';

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
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

function failureOf(spec: Spec): string {
  const errors = spec.tests.flatMap(({ results }) =>
    results.flatMap(({ error }) => (error ? [error.message] : [])),
  );
  return `${spec.file}\n${spec.title}\n${clean(errors.at(-1))}`;
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
