import { DomainError } from '@manette/contracts/errors';

/** More work is waiting than can be done in time. Nothing was done. */
export class TooBusy extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'Server error. Please try again later.');
  }
}

interface Bounds {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** How long each of them waits, in milliseconds. */
  patience: number;
}

/** Expensive work of one process, in the order in which it was asked for, a few pieces at a time. */
export class BoundedWork {
  private running = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly bounds: Bounds) {}

  /**
   * Does the work when its turn has come. `afterWaiting` is asked first if it had to wait, and may refuse: what was
   * worth doing then may not be any more.
   * @throws TooBusy when too much is waiting, or the turn does not come in time
   */
  async run<T>(work: () => Promise<T>, afterWaiting?: () => Promise<void>): Promise<T> {
    const waited = this.running >= this.bounds.atOnce;
    if (waited) await this.turn();
    else this.running += 1;
    try {
      if (waited) await afterWaiting?.();
      return await work();
    } finally {
      this.pass();
    }
  }

  private turn(): Promise<void> {
    if (this.queue.size >= this.bounds.waiting) throw new TooBusy();
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.delete(begin);
        reject(new TooBusy());
      }, this.bounds.patience);
      this.queue.add(begin);
    });
  }

  /** Hands the turn over to who has waited longest. */
  private pass(): void {
    const [next] = this.queue;
    if (!next) return void (this.running -= 1);
    this.queue.delete(next);
    next();
  }
}
