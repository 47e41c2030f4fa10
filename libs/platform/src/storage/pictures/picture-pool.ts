import { PictureProcess } from './picture-process.js';
import { PictureWorkUnavailable } from './picture-work.errors.js';
import type { ArgsOf, PartOf, TaskFile, TaskModule } from './picture-task.js';

/** More than these would wait longer than anybody does. */
const MOST_WAITING = 100;
/** What is under way when its caller leaves is mostly done sooner than another process is started. */
const GRACE = 1000;

export interface PoolSettings {
  processes: number;
  /** Longest time for one task, in ms. */
  limit: number;
}

/** A few processes for pictures, and the queue in front of them. */
export class PicturePool {
  private readonly idle: PictureProcess[];
  private readonly all: readonly PictureProcess[];
  private readonly waiting: ((process: PictureProcess) => void)[] = [];

  constructor(private readonly settings: PoolSettings) {
    this.all = Array.from({ length: settings.processes }, () => new PictureProcess());
    this.idle = [...this.all];
  }

  /**
   * Runs a task when a process is free.
   * @param signal gives up the place in the queue, and a moment later the work itself
   * @throws PictureWorkUnavailable, the reason of `signal`
   */
  async *run<Module extends TaskModule>(
    { url }: TaskFile<Module>,
    args: ArgsOf<Module>,
    signal?: AbortSignal,
  ): AsyncGenerator<PartOf<Module>> {
    const process = await this.take(signal);
    const time = AbortSignal.timeout(this.settings.limit);
    const end = AbortSignal.any(signal ? [time, afterGrace(signal)] : [time]);
    try {
      yield* process.run({ task: url, args }, end) as AsyncGenerator<PartOf<Module>>;
      signal?.throwIfAborted();
    } catch (error) {
      signal?.throwIfAborted();
      throw time.aborted ? new PictureWorkUnavailable('it took too long') : error;
    } finally {
      this.giveBack(process);
    }
  }

  warm(): void {
    this.idle.at(-1)?.warm();
  }

  end(): void {
    for (const process of this.all) process.end();
  }

  private take(signal?: AbortSignal): Promise<PictureProcess> {
    signal?.throwIfAborted();
    // The one used last: the others need not even be started while one suffices.
    const free = this.idle.pop();
    if (free) return Promise.resolve(free);
    if (this.waiting.length >= MOST_WAITING)
      return Promise.reject(new PictureWorkUnavailable('too many wait'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(signal?.reason as Error);
      };
      const enter = (process: PictureProcess) => {
        signal?.removeEventListener('abort', leave);
        resolve(process);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(enter);
    });
  }

  private giveBack(process: PictureProcess): void {
    const next = this.waiting.shift();
    if (next) next(process);
    else this.idle.push(process);
  }
}

function afterGrace(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const wait = () => void setTimeout(() => late.abort(signal.reason), GRACE).unref();
  signal.addEventListener('abort', wait, { once: true });
  return late.signal;
}
