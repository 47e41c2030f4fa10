import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CHECKOUT } from '../checkout.ts';
import type { Figures } from './figures.ts';

interface JestSuite {
  /** The absolute path of the file. */
  name: string;
  /** Milliseconds since 1970; both 0 for a file that could not run. */
  startTime: number;
  endTime: number;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** The fields of Jest's JSON report (`--json`) that are used. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: JestSuite[];
}

const clean = (text: string) => stripVTControlCharacters(text).trim();

function failuresOf(suite: JestSuite): string[] {
  const tests = suite.assertionResults.filter(({ status }) => status === 'failed');
  if (tests.length > 0)
    return tests.map((test) => `${suite.name}\n${test.fullName}\n${clean(test.failureMessages.join('\n'))}`);
  const couldNotRun = suite.assertionResults.length === 0 && suite.message !== '';
  return couldNotRun ? [`${suite.name}\n${clean(suite.message)}`] : [];
}

/** A suite that could not run at all counts as one failed test. */
export const readJestReport = (report: JestReport): Figures => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  failures: report.testResults.flatMap(failuresOf),
  files: report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  })),
});

/** The words that `describeWith` adds to the title of tests that need a tool which is not installed. */
const LEFT_OUT = /\(left out: ([^)]+)\)/;

/** Returns a line for each file and missing tool, with the number of tests that were skipped. */
export function leftOut({ testResults }: JestReport): string[] {
  const counts = new Map<string, number>();
  for (const { name, assertionResults } of testResults)
    for (const { fullName } of assertionResults.filter(({ status }) => status === 'pending')) {
      const [, reason] = LEFT_OUT.exec(fullName) ?? [];
      const line = `${reason ?? 'skipped by itself'}: ${relative(CHECKOUT, name)}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  return [...counts].map(([line, count]) => `left out, ${line} (tests: ${count})`);
}
