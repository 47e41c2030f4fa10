/** One transaction around a piece of work. */
export abstract class UnitOfWork {
  /**
   * Runs `work` inside a transaction with an identity map of its own, or joins the open transaction. Inside it the injected
   * EntityManager is the transaction's. When `work` resolves, changes are flushed, the outbox is written and everything is
   * committed; when it throws, the transaction is rolled back.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Runs `work`, which changes nothing, inside a transaction, or joins the open one. Unlike `run`, it does not record that the
   * request has committed a change: a request that is refused afterwards may be sent again with its Idempotency-Key.
   */
  abstract read<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Runs `work` like `run`, for a frequent, short unit of work: those that arrive while others are running share one
   * transaction, and so one commit. If it fails, each runs again in its own transaction, so `work` may run twice.
   * @param key units of work with the same key do not share a transaction; for those that would wait for each other's rows
   */
  abstract runGrouped<T>(key: string, work: () => Promise<T>): Promise<T>;
}
