import { WaitingQueue } from '../../core/concurrency/waiting-queue.js';
import { PictureProcess } from './picture-process.js';
import { PictureWorkUnavailable } from './picture-work.errors.js';
import type { ArgsOf, PartOf, TaskFile, TaskModule } from './picture-task.js';

/** A longer queue would make its last task wait longer than a caller does. */
const MAX_WAITING = 100;
/** How long a running task may continue after its caller has left: mostly it ends sooner than another process starts. */
const GRACE_MS = 1000;

export interface PoolSettings {
  processes: number;
  /** Longest time for one task, in milliseconds. */
  limit: number;
  /** Niceness of the processes, added to that of this process: from 0 to 19, the lowest priority. */
  niceness?: number;
}

/** A fixed number of picture processes, and the queue of tasks that wait for one. */
export class PicturePool {
  private readonly idle: PictureProcess[];
  private readonly all: readonly PictureProcess[];
  private readonly waiting = new WaitingQueue<PictureProcess>({
    size: MAX_WAITING,
    refusal: () => new PictureWorkUnavailable('too many wait'),
  });

  constructor(private readonly settings: PoolSettings) {
    this.all = Array.from({ length: settings.processes }, () => new PictureProcess(settings.niceness));
    this.idle = [...this.all];
  }

  /**
   * Runs a task when a process is free.
   * @param signal ends the wait immediately, and a running task a second later
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
      this.release(process);
    }
  }

  warm(): void {
    this.idle.at(-1)?.warm();
  }

  end(): void {
    for (const process of this.all) process.end();
  }

  private async take(signal?: AbortSignal): Promise<PictureProcess> {
    signal?.throwIfAborted();
    // The process that was used last: the others are not started while one suffices.
    return this.idle.pop() ?? this.waiting.wait(signal);
  }

  private release(process: PictureProcess): void {
    if (!this.waiting.handOver(process)) this.idle.push(process);
  }
}

function afterGrace(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const wait = () => void setTimeout(() => late.abort(signal.reason), GRACE_MS).unref();
  signal.addEventListener('abort', wait, { once: true });
  return late.signal;
}
