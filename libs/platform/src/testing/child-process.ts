import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Options of a Node that runs the sources of the workspace. */
export const SOURCE_LOADER = [
  '--conditions=@manette/source',
  '--import',
  new URL('../../../../tools/swc/register.mjs', import.meta.url).href,
];

/** Starts a TypeScript file of the workspace as a process of its own and waits for a line on its standard output. */
export async function startChild(
  file: URL,
  env: Record<string, string>,
  line: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...SOURCE_LOADER, fileURLToPath(file)], {
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
