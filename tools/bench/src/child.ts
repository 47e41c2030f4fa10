import { spawn, type ChildProcess } from 'node:child_process';

export interface Child {
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a Node process. Its stderr is always shown.
 * @param output whether its stdout is shown too
 */
export function startNode(
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
  output: 'ignore' | 'inherit' = 'ignore',
): Child {
  const child = spawn(process.execPath, args, {
    env: environment,
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, stop };
}

/** Runs a Node program to its end. @throws Error when it fails */
export async function runNode(
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
  output: 'ignore' | 'inherit' = 'ignore',
): Promise<void> {
  const { process: child } = startNode(args, environment, output);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${args[0]} ended with code ${String(code)}`);
}
