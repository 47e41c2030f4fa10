import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PictureWorkUnavailable } from './picture-work.errors.js';

export interface TaskMessage {
  task: string;
  args: unknown;
}
export type Reply = { part: unknown } | { done: true; rss: number } | { error: string };

/** Above this size the process is replaced, as libvips does not return the memory. */
const MAX_MEMORY = 256 * 1024 * 1024;
const EXTENSION = extname(import.meta.url);
const PROGRAM = fileURLToPath(new URL(`program${EXTENSION}`, import.meta.url));
/** In tests and benches the sources run directly, without a build. */
const IS_SOURCE = EXTENSION === '.ts';
const LOADER = IS_SOURCE
  ? [
      '--conditions=@manette/source',
      '--import',
      new URL('../../../../../tools/swc/register.mjs', import.meta.url).href,
    ]
  : [];
/** The environment variables that the child gets; not the product's settings, which contain secrets. */
const PASSED_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function environment(): NodeJS.ProcessEnv {
  const known = PASSED_VARIABLES.map((name) => [name, process.env[name]]).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(known) as NodeJS.ProcessEnv;
}

/** A child process that works on one picture at a time; it is started on first use, and again after it has ended. */
export class PictureProcess {
  private child: ChildProcess | undefined;

  /** @param niceness added to the niceness of this process, from 0 to 19 */
  constructor(private readonly niceness = 0) {}

  /**
   * Yields the task's results. Leaving the iteration early, or aborting `signal`, kills the process.
   * @throws PictureWorkUnavailable when the process ends, Error when the task throws
   */
  async *run(message: TaskMessage, signal: AbortSignal): AsyncGenerator<unknown> {
    const child = (this.child ??= this.start());
    let done = false;
    ref(child);
    try {
      const replies = on(child, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Reply]>;
      child.send(message);
      for await (const [reply] of replies) {
        if ('part' in reply) yield reply.part;
        else {
          done = !('rss' in reply && reply.rss > MAX_MEMORY);
          if ('error' in reply) throw new Error(`a picture could not be worked on: ${reply.error}`);
          return;
        }
      }
      throw new PictureWorkUnavailable('the process ended');
    } finally {
      if (done) unref(child);
      else this.end();
    }
  }

  /** Starts the process before it is needed. */
  warm(): void {
    this.child ??= this.start();
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM, [String(this.niceness)], {
      execArgv: LOADER,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment(),
    });
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.once('exit', forget);
    // A running task gets the error too; without one the next task starts another process.
    child.on('error', forget);
    unref(child);
    return child;
  }
}

/** Lets this process exit while the child is idle. */
function unref(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
function ref(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
