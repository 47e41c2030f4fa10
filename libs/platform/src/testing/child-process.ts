import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const LOADER = ['--conditions=@manette/source', '--import', '@swc-node/register/esm-register'];

/** Starts a TypeScript file of the workspace as a process of its own and waits for a line on its standard output. */
export async function startChild(
  file: URL,
  env: Record<string, string>,
  line: string,
): Promise<ChildProcess> {
  const tsconfig = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
  const child = spawn(process.execPath, [...LOADER, fileURLToPath(file)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, SWC_NODE_PROJECT: tsconfig, ...env },
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
