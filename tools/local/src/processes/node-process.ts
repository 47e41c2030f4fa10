import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKOUT } from '../checkout.ts';
import { endProcess, TERM_THEN_KILL } from './end-process.ts';
import { processWithId } from './identity.ts';
import type { RunRecord } from './run-record.ts';

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href;

export interface NodeProcessOptions {
  environment: NodeJS.ProcessEnv;
  record: RunRecord;
  /** Called with every piece of the process's output. */
  onOutput: (text: string) => void;
  /** Called with every message that the process sends. */
  onMessage?: (message: unknown) => void;
  cwd?: string;
}

/**
 * A Node process of the product. It has its own process group, so that Ctrl-C reaches only the launcher, which then stops
 * everything in order.
 */
export class NodeProcess {
  readonly #child: ChildProcess;
  /** Settles when the process has ended and all of its output has been read. Resolves to how it ended. */
  readonly ended: Promise<string>;
  /** Settles when the process has ended, even when its own children still hold its output open. */
  readonly exited: Promise<void>;

  constructor(args: string[], options: NodeProcessOptions) {
    this.#child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd: options.cwd ?? CHECKOUT,
      env: { ...options.environment, MANETTE_LAUNCHER: String(process.pid) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', options.onOutput);
    const { pid } = this.#child;
    if (pid !== undefined) options.record.add(pid);
    if (options.onMessage) this.#child.on('message', options.onMessage);
    this.exited = new Promise((resolve) => {
      this.#child.once('error', () => resolve()).once('exit', () => resolve());
    });
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(`could not be started (${error.message})`));
      this.#child.once('close', (code, signal) => {
        if (pid !== undefined) options.record.remove(pid);
        resolve(signal ? `ended by ${signal}` : `ended with code ${code}`);
      });
    });
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get succeeded(): boolean {
    return this.#child.exitCode === 0;
  }

  /** Sends a message to the process. Errors are ignored, because a process that is ending does not need it. */
  tell(message: object): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  /** Sends SIGTERM, and SIGKILL after 10 seconds, and waits for the end of the process. */
  async stop(): Promise<void> {
    const known = this.#child.pid === undefined ? undefined : processWithId(this.#child.pid);
    if (known && this.running) await endProcess(known, TERM_THEN_KILL);
    await this.ended;
  }
}
