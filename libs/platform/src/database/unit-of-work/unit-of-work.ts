/** One transaction around a piece of work. */
export abstract class UnitOfWork {
  /**
   * Runs `work` inside a transaction with an identity map of its own, or joins the one that is open.
   * Inside it the injected EntityManager is the transaction's. When `work` resolves, changes are flushed,
   * the outbox is written and all of it commits; when it throws, nothing happened.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * The same for a frequent, short unit of work: those that arrive while others are carried out share one transaction, and
   * so one commit. When it fails, each is carried out anew in a transaction of its own, so `work` may run twice.
   * @param key those with the same key share no transaction: two that would wait for each other's rows
   */
  abstract runGrouped<T>(key: string, work: () => Promise<T>): Promise<T>;
}
