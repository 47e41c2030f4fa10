import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { productProgram } from './product-program.js';
import { runProgram } from './run-program.js';

/** The result of `npm run release -- …`. */
export interface Released {
  code: number | null;
  out: string;
  /** The lines on its standard error. */
  reasons: string[];
}

/** Starts the command as a process, which the test may kill or wait for. */
export const startRelease = (
  args: string[],
  env: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [...productProgram('release'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  });

/** Runs `npm run release -- …` to its end. */
export async function release(args: string[], env: Record<string, string>): Promise<Released> {
  const { status, stdout, stderr } = await runProgram('release', args, env);
  return { code: status, out: stdout.trimEnd(), reasons: stderr.trimEnd().split('\n').filter(Boolean) };
}
