/** One transaction around a piece of work. */
export abstract class UnitOfWork {
  /**
   * Runs `work` inside a transaction with an identity map of its own, or joins the one that is open.
   * Inside it the injected EntityManager is the transaction's. When `work` resolves, changes are flushed,
   * the outbox is written and all of it commits; when it throws, nothing happened.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
