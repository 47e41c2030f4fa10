import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const REGISTER = new URL('../../../../tools/swc/register.mjs', import.meta.url).href;

/** Returns Node's arguments to run a TypeScript file of the workspace, and the files that it imports, from their sources. */
export const fromSources = (file: URL): string[] => [
  '--conditions=@manette/source',
  '--import',
  REGISTER,
  fileURLToPath(file),
];

/** Starts a program, given as Node's arguments, as a child process and waits for a line on its standard output. */
export async function startChild(
  program: string[],
  env: Record<string, string>,
  line: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, program, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  let output = '';
  const said = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(line)) resolve();
    });
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`the process ended: ${output}`)));
  await Promise.race([said, ended]);
  ended.catch(() => undefined);
  return child;
}
