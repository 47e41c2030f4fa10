import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { briefly, exitCodeOf, failed, inWords, passed, sum } from './figures.ts';
import { leftOut, readJestReport, type JestReport } from './jest-report.ts';
import { readPlaywrightReport, type PlaywrightReport } from './playwright-report.ts';

const jest: JestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: 'stock.spec.ts',
      startTime: 1000,
      endTime: 3500,
      message: 'a summary',
      assertionResults: [
        {
          fullName: 'stock falls by one',
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[0m'],
        },
        { fullName: 'stock never falls below zero', status: 'passed', failureMessages: [] },
      ],
    },
    {
      name: 'broken.spec.ts',
      startTime: 0,
      endTime: 0,
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
};

const playwright: PlaywrightReport = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'in English',
              ok: false,
              file: 'story.e2e.ts',
              tests: [
                { status: 'unexpected', results: [{ duration: 1500, error: { message: 'no toast' } }] },
              ],
            },
            {
              title: 'in Arabic',
              ok: true,
              file: 'story.e2e.ts',
              tests: [{ status: 'expected', results: [{ duration: 2500 }] }],
            },
          ],
        },
      ],
    },
  ],
  errors: [],
  stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
};

describe('the figures of npm test', () => {
  it('[RUN-TEST] add up the stages, and are printed in one line', () => {
    const total = sum([passed(4), failed('lint'), passed()]);
    expect(inWords(total)).toBe('5 passed, 1 failed');
    expect(total.failures).toEqual(['lint']);
  });

  it('[RUN-TEST] contain the files of all stages', () => {
    const [one, other] = ['a.spec.ts', 'b.e2e.ts'].map((file) => ({
      ...passed(),
      files: [{ file, seconds: 1 }],
    }));
    expect(sum([one!, other!]).files.map(({ file }) => file)).toEqual(['a.spec.ts', 'b.e2e.ts']);
  });

  it('[RUN-TEST] are a success only if something passed and nothing failed', () => {
    expect(exitCodeOf(passed(2))).toBe(0);
    expect(exitCodeOf(failed('x'))).toBe(1);
    expect(exitCodeOf(sum([]))).toBe(1);
  });

  it('[RUN-TEST] count and name failed tests and suites that could not run', () => {
    expect(readJestReport(jest)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['stock.spec.ts\nstock falls by one\nexpected 1', 'broken.spec.ts\nCannot find module'],
      files: [
        { file: 'stock.spec.ts', seconds: 2.5 },
        { file: 'broken.spec.ts', seconds: 0 },
      ],
    });
  });

  it('[OPS-119] name the missing tool for which tests were skipped', () => {
    const assertionResults = ['[OPS-027] is accepted', '[OPS-029] speaks HTTP/2'].map((title) => ({
      fullName: `nginx (left out: nginx not installed) ${title}`,
      status: 'pending',
      failureMessages: [],
    }));
    const testResults = [
      { ...jest.testResults[0]!, name: join(CHECKOUT, 'deploy/nginx/a.deploy-spec.ts'), assertionResults },
    ];
    expect(leftOut({ ...jest, testResults })).toEqual([
      'left out, nginx not installed: deploy/nginx/a.deploy-spec.ts (tests: 2)',
    ]);
    expect(leftOut(jest)).toEqual([]);
  });

  it('[RUN-TEST] shorten a failure to a few lines', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    expect(briefly(lines.join('\n\n'))).toBe(lines.slice(0, 8).join('\n  '));
    expect(briefly('x'.repeat(5000))).toHaveLength(1200);
  });

  it('[RUN-TEST] count the tests of the Playwright report', () => {
    expect(readPlaywrightReport(playwright)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['story.e2e.ts\nin English\nno toast'],
      files: [{ file: 'story.e2e.ts', seconds: 4 }],
    });
  });

  it('[RUN-TEST] name the failed line of a journey, and what the page showed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'manette-report-'));
    const path = join(folder, 'error-context.md');
    writeFileSync(
      path,
      '# Error\n\n```yaml\n- heading "Login"\n- button "Login"\n```\n\n# Test source\n```ts\n```\n',
    );
    const location = { file: `${CHECKOUT}/apps/e2e/src/support/person.ts`, line: 30 };
    const result = {
      duration: 1,
      error: { message: 'no toast', location },
      attachments: [{ name: 'screenshot' }, { name: 'error-context', path }],
    };
    const spec = {
      title: 'in English',
      ok: false,
      file: 'story.e2e.ts',
      tests: [{ status: 'unexpected', results: [result] }],
    };
    const { failures } = readPlaywrightReport({ ...playwright, suites: [{ specs: [spec] }] });
    rmSync(folder, { recursive: true });
    expect(failures).toEqual([
      'story.e2e.ts\nin English\nat person.ts:30\nno toast\nThe page showed:\n- heading "Login"\n- button "Login"',
    ]);
  });

  it('[RUN-TEST] count a product that did not start, and a test that needed a retry, as failed', () => {
    const report = {
      suites: [],
      errors: [{ message: 'web server' }],
      stats: { ...playwright.stats, unexpected: 0, flaky: 1 },
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['web server'],
      files: [],
    });
  });
});
