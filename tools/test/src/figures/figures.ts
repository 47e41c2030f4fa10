/** A test file and its duration in seconds. */
export interface TestFile {
  file: string;
  seconds: number;
}

/** The result of tests: how many passed and failed, a text for each failure, and how long each file took. */
export interface Figures {
  passed: number;
  failed: number;
  failures: string[];
  files: TestFile[];
}

export const NOTHING: Figures = { passed: 0, failed: 0, failures: [], files: [] };

export const passed = (count = 1): Figures => ({ ...NOTHING, passed: count });

export const failed = (words: string): Figures => ({ ...NOTHING, failed: 1, failures: [words] });

export const sum = (figures: Figures[]): Figures =>
  figures.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      failures: [...total.failures, ...one.failures],
      files: [...total.files, ...one.files],
    }),
    NOTHING,
  );

/** Returns the last line of `npm test`. */
export const inWords = ({ passed, failed }: Figures): string => `${passed} passed, ${failed} failed`;

/** Returns 0 if a test passed and none failed, otherwise 1: a run without tests is not a success. */
export const exitCodeOf = ({ passed, failed }: Figures): number => (failed === 0 && passed > 0 ? 0 : 1);

const BRIEF_LINES = 8;
const BRIEF_LENGTH = 1200;

/** Returns the first lines of a failure, for the list at the end of a run. */
export function briefly(failure: string): string {
  const lines = failure.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, BRIEF_LINES).join('\n  ').slice(0, BRIEF_LENGTH);
}
