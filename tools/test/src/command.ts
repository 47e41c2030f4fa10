import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { CHECKOUT } from './checkout.ts';

export interface CommandOptions {
  minutes: number;
  environment?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Called with each piece of the command's output while it runs. */
  onOutput?: (text: string) => void;
}

export interface CommandResult {
  succeeded: boolean;
  output: string;
}

const GRACE = 20_000;
const running = new Set<number>();

/** Signals the process group of a command, which includes all processes that it has started. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends all running commands. Called when a signal ends the run. */
export function endCommands(): void {
  for (const pid of running) signalGroup(pid, 'SIGTERM');
}

/** Runs a program with the checkout's tools and Node first in PATH, and ends it after `options.minutes`. */
export function runCommand(program: string, args: string[], options: CommandOptions): Promise<CommandResult> {
  const tools = join(CHECKOUT, 'node_modules/.bin');
  const env = {
    ...process.env,
    ...options.environment,
    PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`,
  };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(program, args, {
    cwd: options.cwd ?? CHECKOUT,
    env,
    detached: true,
    stdio: [...stdio],
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      options.onOutput?.(text);
    });
  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      clearTimeout(limit);
      if (pid !== undefined) {
        signalGroup(pid, 'SIGKILL');
        running.delete(pid);
      }
      resolve({ succeeded, output });
    };
    const limit = setTimeout(() => {
      output += `\n${program} ${args[0]} took longer than ${options.minutes} minutes and was ended`;
      if (pid === undefined) return;
      signalGroup(pid, 'SIGTERM');
      setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE).unref();
    }, options.minutes * 60_000);
    child.once('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** Lines that do not help to explain a failure. */
const NOISE = /^\s*(✔|npm warn|$)/;

/** Runs Nx without its daemon, which would outlive the run, and without its terminal interface. */
export async function nx(args: string[], options: CommandOptions): Promise<CommandResult> {
  const environment = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...options.environment };
  const { succeeded, output } = await runCommand('nx', args, { ...options, environment });
  const lines = output.split('\n').filter((line) => !NOISE.test(line));
  return { succeeded, output: lines.join('\n') };
}
