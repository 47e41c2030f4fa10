import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { callerSignal } from '../../core/request/caller-signal.js';
import { PicturePool } from './picture-pool.js';
import type { ArgsOf, PartOf, TaskFile, TaskModule } from './picture-task.js';

/** Somebody waits: a second one is not to stand behind the first one's largest picture. */
const FOR_CALLERS = { processes: 2, limit: 20_000 };
/** Encoding keeps a core busy for seconds: one picture at a time. */
const FOR_JOBS = { processes: 1, limit: 120_000 };

/**
 * Work on pictures, in processes of their own (ADR 14): decoders neither hold the loop that answers people, nor take its
 * memory, nor end it, whatever they are given.
 */
@Injectable()
export class PictureWork implements OnApplicationShutdown {
  private readonly callers = new PicturePool(FOR_CALLERS);
  private readonly jobs = new PicturePool(FOR_JOBS);

  /**
   * The one result of a task that a call waits for; it is given up when the call ends.
   * @throws PictureWorkUnavailable, CallerGone
   */
  async ask<Module extends TaskModule>(
    task: TaskFile<Module>,
    args: ArgsOf<Module>,
  ): Promise<PartOf<Module>> {
    let part: PartOf<Module> | undefined;
    for await (const result of this.callers.run(task, args, callerSignal())) part = result;
    if (part === undefined) throw new Error(`${task.url} gave nothing`);
    return part;
  }

  /** The results of a task that nobody waits for, as they come. @throws PictureWorkUnavailable */
  inBackground<Module extends TaskModule>(
    task: TaskFile<Module>,
    args: ArgsOf<Module>,
  ): AsyncGenerator<PartOf<Module>> {
    return this.jobs.run(task, args);
  }

  /** Starts what the first picture would wait for. */
  warm(): void {
    this.callers.warm();
  }

  onApplicationShutdown(): void {
    this.callers.end();
    this.jobs.end();
  }
}
