import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually, productProgram } from '@manette/platform/testing';

/** The API or a worker in its own process, with its output. */
export class WatchedProcess {
  /** The output to stdout so far. */
  output = '';
  /** The output to stderr so far. */
  complaints = '';

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (this.complaints += text.toString()));
  }

  static start(name: 'api' | 'worker', env: Record<string, string>): WatchedProcess {
    const child = spawn(process.execPath, productProgram(name), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...env },
    });
    return new WatchedProcess(child);
  }

  /** The lines of the log, parsed. */
  get lines(): Record<string, unknown>[] {
    const whole = this.output.split('\n').slice(0, -1);
    return whole.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Waits until `isReady` returns true. @throws Error with the output to stderr if the process ends before */
  async ready(isReady: () => Promise<boolean> | boolean): Promise<void> {
    await eventually(async () => {
      if (this.child.exitCode !== null) throw new Error(`the process ended: ${this.complaints}`);
      return (await isReady()) || undefined;
    }, 180_000);
  }

  /** Waits until the process has ended. @returns the exit code */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended();
  }
}
