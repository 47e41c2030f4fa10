import { DomainError } from '@manette/contracts/errors';
import { WaitingQueue } from './waiting-queue.js';

/** More work is waiting than can be done in time. Nothing was done. */
export class TooBusy extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'Server error. Please try again later.');
  }
}

interface Bounds {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** The longest wait, in milliseconds. */
  patience: number;
}

/** Limits how much of some expensive work this process does at the same time; the rest waits in a bounded queue. */
export class BoundedWork {
  private running = 0;
  private readonly queue: WaitingQueue;

  constructor(private readonly bounds: Bounds) {
    const { waiting, patience } = bounds;
    this.queue = new WaitingQueue({ size: waiting, timeoutMs: patience, refusal: () => new TooBusy() });
  }

  /**
   * Does the work when its turn has come. If the work had to wait, `afterWaiting` runs first; it may throw when the work is no
   * longer needed.
   * @throws TooBusy when too much work is waiting, or the turn does not come in time
   */
  async run<T>(work: () => Promise<T>, afterWaiting?: () => Promise<void>): Promise<T> {
    const waited = this.running >= this.bounds.atOnce;
    if (waited) await this.queue.wait();
    else this.running += 1;
    try {
      if (waited) await afterWaiting?.();
      return await work();
    } finally {
      if (!this.queue.handOver()) this.running -= 1;
    }
  }
}
