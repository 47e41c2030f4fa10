import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { productProgram } from './product-program.js';

/** The output of a program and its exit status. */
export interface Ran {
  /** Null when a signal ended the program. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program of the product to its end.
 * @param typed its arguments
 * @param env its environment, in addition to PATH
 * @param input its standard input
 */
export async function runProgram(
  name: Parameters<typeof productProgram>[0],
  typed: string[],
  env: Record<string, string>,
  input = '',
): Promise<Ran> {
  const child = spawn(process.execPath, [...productProgram(name), ...typed], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}
