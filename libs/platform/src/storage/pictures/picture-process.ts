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

/** After such a picture libvips keeps memory that a new process does not have. */
const MOST_MEMORY = 256 * 1024 * 1024;
const ENDING = extname(import.meta.url);
const PROGRAM = fileURLToPath(new URL(`program${ENDING}`, import.meta.url));
/** Where the sources themselves run (tests, benches), the program is one of them. */
const IS_SOURCE = ENDING === '.ts';
const LOADER = IS_SOURCE
  ? [
      '--conditions=@manette/source',
      '--import',
      new URL('../../../../tools/swc/register.mjs', import.meta.url).href,
    ]
  : [];
/** What programs need of a machine; nothing of the product's settings, which hold its secrets. */
const MACHINE = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function environment(): NodeJS.ProcessEnv {
  const known = MACHINE.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as NodeJS.ProcessEnv;
}

/** A process that works on one picture at a time; it is started when it is first needed, and again after it ended. */
export class PictureProcess {
  private child: ChildProcess | undefined;

  /**
   * Gives what the task gives. Whoever stops listening before its end, or `signal`, ends the process.
   * @throws PictureWorkUnavailable when the process ends, Error for a fault of the task
   */
  async *run(message: TaskMessage, signal: AbortSignal): AsyncGenerator<unknown> {
    const child = (this.child ??= this.start());
    let done = false;
    hold(child);
    try {
      const replies = on(child, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Reply]>;
      child.send(message);
      for await (const [reply] of replies) {
        if ('part' in reply) yield reply.part;
        else {
          done = !('rss' in reply && reply.rss > MOST_MEMORY);
          if ('error' in reply) throw new Error(`a picture could not be worked on: ${reply.error}`);
          return;
        }
      }
      throw new PictureWorkUnavailable('the process ended');
    } finally {
      if (done) release(child);
      else this.end();
    }
  }

  /** Starts the process before somebody waits for it. */
  warm(): void {
    this.child ??= this.start();
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM, {
      execArgv: LOADER,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment(),
    });
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.once('exit', forget);
    // Whoever runs a task hears of it too; without one the next task starts another process.
    child.on('error', forget);
    release(child);
    return child;
  }
}

/** An idle process does not keep ours alive. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
