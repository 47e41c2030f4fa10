import { runProgram, type Ran } from '@manette/platform/testing';
import type { TestApp } from './test-app.js';

/** Runs a program of the product to its end, with the database and the data folder of the running product. */
export const runProgramFor = (
  { database, config }: TestApp,
  name: Parameters<typeof runProgram>[0],
  typed: string[],
  env: Record<string, string> = {},
  input?: string,
): Promise<Ran> =>
  runProgram(name, typed, { DATABASE_URL: database.url, DATA_DIR: config.storage.dataDir, ...env }, input);

/** Returns the exit code and the whole output of a program. */
export const exitCodeAndOutput = ({ status, stdout, stderr }: Ran) => ({
  code: status,
  says: (stdout + stderr).trim(),
});
