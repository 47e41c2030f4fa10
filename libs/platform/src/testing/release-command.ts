import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { productProgram } from './product-program.js';

/** What `npm run release -- …` has said. */
export interface Released {
  code: number | null;
  out: string;
  /** Its lines on the standard error. */
  reasons: string[];
}

/** Starts the command as a process, to be killed or waited for. */
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
  const child = startRelease(args, env);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out: out.trimEnd(), reasons: err.trimEnd().split('\n').filter(Boolean) };
}
