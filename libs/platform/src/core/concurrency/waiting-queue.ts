interface WaitingBounds {
  /** How many may wait at the same time. */
  size: number;
  /** How long each may wait, in milliseconds; without it until its signal is aborted. */
  timeoutMs?: number;
  /** Makes the error for a full queue and for a wait that takes too long. */
  refusal: () => Error;
}

/** A bounded queue for turns, or for resources that are used in turn; first come, first served. */
export class WaitingQueue<T = void> {
  private readonly waiting = new Set<(turn: T) => void>();

  constructor(private readonly bounds: WaitingBounds) {}

  /**
   * Resolves with the value that `handOver` passes.
   * @param signal ends the wait with its reason
   * @throws the refusal when the queue is full or the wait takes too long
   */
  wait(signal?: AbortSignal): Promise<T> {
    const { size, timeoutMs, refusal } = this.bounds;
    if (this.waiting.size >= size) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        this.waiting.delete(enter);
      };
      const refuse = (reason: Error) => {
        leave();
        reject(reason);
      };
      const abort = () => refuse(signal?.reason as Error);
      const enter = (turn: T) => {
        leave();
        resolve(turn);
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => refuse(refusal()), timeoutMs);
      signal?.addEventListener('abort', abort, { once: true });
      this.waiting.add(enter);
    });
  }

  /** Gives a turn to the first in the queue. @returns false when the queue is empty */
  handOver(turn: T): boolean {
    const [next] = this.waiting;
    next?.(turn);
    return next !== undefined;
  }
}
