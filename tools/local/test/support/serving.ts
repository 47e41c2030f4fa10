import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { VARIABLES } from '@manette/platform/environment';
import { CHECKOUT } from '../../src/checkout.ts';
import { until } from './launched.ts';

const MAIN = join(CHECKOUT, 'tools/local/src/serve/main.ts');

/** The variables that production needs. All others are empty, so that a developer's `.env` has no effect. */
export const SAFE: Record<string, string> = {
  ...Object.fromEntries(VARIABLES.map((name) => [name, ''])),
  JWT_SECRET: 'a secret of a test, long enough for it',
  PUBLIC_URL: 'http://localhost:4200',
  MAIL_TO_FILES: 'true',
  ADMIN_PASSWORD: 'Harbour-Lamp7',
  MIN_FREE_MB: '1',
};

export interface ServingOptions {
  /** Options of Node itself. */
  node?: string[];
  program?: string;
}

/** A process of `npm run serve`, on the built product. */
export class Serving {
  stdout = '';
  stderr = '';
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;

  constructor(role: string[], environment: Record<string, string>, options: ServingOptions = {}) {
    const { node = [], program = MAIN } = options;
    this.#child = spawn(process.execPath, [...node, program, ...role], {
      // Cleared when the tests run under npm: otherwise the product would end when its parent process ends.
      env: { ...process.env, npm_lifecycle_event: '', NODE_OPTIONS: '', ...SAFE, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#closed = once(this.#child, 'close');
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The lines on stderr, without warnings. */
  get faults(): string[] {
    return this.stderr.split('\n').filter((line) => line && !line.startsWith('warning: '));
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits until the process has ended and its output is read. @returns the exit code, or the signal that ended it */
  async ended(): Promise<number | string> {
    await this.#closed;
    return this.#child.exitCode ?? this.#child.signalCode ?? '';
  }

  /** Waits until one of its URLs answers with this status. */
  async answers(address: string, status = 200): Promise<void> {
    await until(async () => {
      if (this.#child.exitCode !== null)
        throw new Error(`it ended: ${this.stderr}${this.stdout.slice(-2000)}`);
      return (await statusOf(address)) === status;
    });
  }
}

/** Returns the status of a response, or undefined when no process listens. */
export async function statusOf(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { headers: { connection: 'close' } });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Returns Node options for a process that can write only into these folders; all other writes fail. */
export const writingOnlyTo = (...folders: string[]): string[] => [
  ...[
    '--disable-warning=SecurityWarning',
    '--permission',
    '--allow-fs-read=*',
    '--allow-child-process',
    '--allow-addons',
    '--allow-worker',
  ],
  ...folders.map((folder) => `--allow-fs-write=${folder}`),
];
