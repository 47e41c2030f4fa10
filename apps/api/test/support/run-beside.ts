import { runProgram, type Ran } from '@manette/platform/testing';
import type { TestApp } from './test-app.js';

/** Runs a program of the product to its end, on the database and in the folder of the running one. */
export const runBeside = (
  { database, config }: TestApp,
  name: Parameters<typeof runProgram>[0],
  typed: string[],
  env: Record<string, string> = {},
  input?: string,
): Promise<Ran> =>
  runProgram(name, typed, { DATABASE_URL: database.url, DATA_DIR: config.storage.dataDir, ...env }, input);

/** All that a program printed, and its exit code. */
export const codeAndWords = ({ status, stdout, stderr }: Ran) => ({
  code: status,
  says: (stdout + stderr).trim(),
});
