import { WaitingQueue } from './waiting-queue.js';

interface Bounds {
  /** How much of one caller's work runs at the same time. */
  atOnce: number;
  /** How much more of it may wait. */
  waiting: number;
  /** Makes the error for further work. */
  refusal: () => Error;
}

interface Lane {
  running: number;
  queue: WaitingQueue;
}

/**
 * Limits the work that one caller has in progress. Further work waits in a queue of that caller, so that it does not delay
 * other callers.
 */
export class TurnsByCaller {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly bounds: Bounds) {}

  /**
   * Does the work when its turn in the queue of the caller has come.
   * @param signal ends the wait with its reason
   * @throws the refusal when the queue is full
   */
  async run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const lane = this.laneOf(caller);
    if (lane.running < this.bounds.atOnce) lane.running += 1;
    else await lane.queue.wait(signal);
    try {
      return await work();
    } finally {
      if (!lane.queue.handOver()) lane.running -= 1;
      if (lane.running === 0) this.lanes.delete(caller);
    }
  }

  private laneOf(caller: string): Lane {
    const known = this.lanes.get(caller);
    if (known) return known;
    const { waiting, refusal } = this.bounds;
    const lane = { running: 0, queue: new WaitingQueue({ size: waiting, refusal }) };
    this.lanes.set(caller, lane);
    return lane;
  }
}
