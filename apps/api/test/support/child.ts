import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

const LAST_WORDS = 8_000;

const running = new Set<Child>();

const folders = new Set<string>();

/** Ends all child processes that a test has left running, even if it failed to start, and removes their folders. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.end(child.last)));
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
  folders.clear();
}

/** A program that a test has started, with the end of its output. */
export class Child {
  private said = '';

  constructor(
    readonly name: string,
    private readonly child: ChildProcess,
    folder: string,
    /** The signal that ends the program when a test has left it running. */
    readonly last: NodeJS.Signals = 'SIGKILL',
  ) {
    folders.add(folder);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said = (this.said + text).slice(-LAST_WORDS);
      });
    running.add(this);
    child.once('exit', () => running.delete(this));
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @throws Error with the end of its output if the program has ended unexpectedly */
  mustRun(): void {
    if (this.hasEnded) throw new Error(`${this.name} has ended: ${this.said}`);
  }

  /** The end of its output. */
  get words(): string {
    return this.said;
  }

  /** Sends a signal and waits until the program has ended. @returns its exit code, or the signal that ended it */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    if (!this.hasEnded) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    return this.child.exitCode ?? this.child.signalCode ?? '';
  }
}
