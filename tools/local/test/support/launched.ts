import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processWithId } from '../../src/processes/identity.ts';
import { runningPostmaster } from '../../src/postgres/postmaster-file.ts';

/** A start of the small product in a separate process. */
export class Launched {
  readonly dataDir: string;
  readonly port: number;
  output = '';
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;

  constructor(
    dataDir: string,
    port: number,
    environment: Record<string, string> = {},
    before: string[] = [],
    product = 'small-product.ts',
  ) {
    this.dataDir = dataDir;
    this.port = port;
    const program = join(import.meta.dirname, product);
    const [command = '', ...args] = [...before, process.execPath, program];
    this.#child = spawn(command, args, {
      // Cleared when the tests run under npm: otherwise the product would end when its parent process ends.
      env: { ...process.env, npm_lifecycle_event: '', DATA_DIR: dataDir, PORT: String(port), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#closed = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
  }

  get lastLine(): string {
    return this.output.trim().split('\n').at(-1) ?? '';
  }

  async ready(): Promise<this> {
    await until(
      () => this.lastLine === `ready: http://localhost:${this.port}` || this.#child.exitCode !== null,
    );
    if (this.#child.exitCode !== null) throw new Error(this.output);
    return this;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits until the process has ended and its output is read. @returns the exit code, or the signal that ended it */
  async ended(): Promise<number | string> {
    await this.#closed;
    return this.#child.exitCode ?? this.#child.signalCode ?? '';
  }

  async ask(path: string): Promise<{ status: number; pid?: number }> {
    const answer = await fetch(`http://localhost:${this.port}${path}`);
    return { ...((await answer.json()) as { pid?: number }), status: answer.status };
  }

  /** Returns the process ids in the run record and in postmaster.pid. */
  processes(): { children: number[]; postgres: number | undefined } {
    const file = join(this.dataDir, 'run.json');
    const { children } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { children: { pid: number }[] })
      : { children: [] };
    const postgres = runningPostmaster(join(this.dataDir, 'postgres/cluster'))?.process.pid;
    return { children: children.map(({ pid }) => pid), postgres };
  }
}

export const isGone = (pid: number | undefined): boolean => pid === undefined || !processWithId(pid);

/** Waits until a condition holds, which depends on another process. @throws after the time limit */
export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 120_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await pause(25);
  }
}
