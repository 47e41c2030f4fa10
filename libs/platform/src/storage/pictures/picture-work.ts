import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TurnsByCaller } from '../../core/concurrency/turns-by-caller.js';
import { requestCaller, requestSignal } from '../../core/request/request-signal.js';
import { PicturePool } from './picture-pool.js';
import { PictureWorkUnavailable } from './picture-work.errors.js';
import type { ArgsOf, PartOf, TaskFile, TaskModule } from './picture-task.js';

/** Tasks that a request waits for: two processes, so that a second request does not wait for a large picture. */
const FOR_CALLERS = { processes: 2, limit: 20_000 };
/** One caller's tasks at a time, and how many more may wait: a few large pictures of one user do not delay those of others. */
const OF_ONE_CALLER = {
  atOnce: 2,
  waiting: 100,
  refusal: () => new PictureWorkUnavailable('too many of one caller wait'),
};
/** How many background tasks run at the same time: one for each core, as encoding keeps one busy; each takes up to 256 MB. */
export const BACKGROUND_PICTURES = Math.min(availableParallelism(), 4);
/** The processes use the CPU time that requests leave: about a tenth of a contended core. */
const FOR_JOBS = { processes: BACKGROUND_PICTURES, limit: 120_000, niceness: 10 };

/**
 * Runs picture tasks in child processes (ADR 14): whatever file a decoder gets, it does not block the event loop, take the
 * API's memory or crash it.
 */
@Injectable()
export class PictureWork implements OnApplicationShutdown {
  private readonly callers = new PicturePool(FOR_CALLERS);
  private readonly jobs = new PicturePool(FOR_JOBS);
  private readonly turns = new TurnsByCaller(OF_ONE_CALLER);

  /**
   * Runs a task that a request waits for and returns its last result; it is cancelled when the request ends.
   * @throws PictureWorkUnavailable, ClientDisconnected
   */
  async ask<Module extends TaskModule>(
    task: TaskFile<Module>,
    args: ArgsOf<Module>,
  ): Promise<PartOf<Module>> {
    const [caller, signal] = [requestCaller(), requestSignal()];
    const work = () => this.lastPart(task, args, signal);
    return caller === undefined ? work() : this.turns.run(caller, work, signal);
  }

  /** Runs a background task and yields its results. @throws PictureWorkUnavailable */
  runInBackground<Module extends TaskModule>(
    task: TaskFile<Module>,
    args: ArgsOf<Module>,
  ): AsyncGenerator<PartOf<Module>> {
    return this.jobs.run(task, args);
  }

  /** Starts a process ahead of the first task. */
  warm(): void {
    this.callers.warm();
  }

  onApplicationShutdown(): void {
    this.callers.end();
    this.jobs.end();
  }

  private async lastPart<Module extends TaskModule>(
    task: TaskFile<Module>,
    args: ArgsOf<Module>,
    signal?: AbortSignal,
  ): Promise<PartOf<Module>> {
    let part: PartOf<Module> | undefined;
    for await (const result of this.callers.run(task, args, signal)) part = result;
    if (part === undefined) throw new Error(`${task.url} gave nothing`);
    return part;
  }
}
