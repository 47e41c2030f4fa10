/**
 * Runs `work` while no other tab of this browser sends in the same conversation. Without Web Locks (insecure contexts) it
 * runs immediately; the idempotency keys then prevent duplicates.
 */
export function withConversationLock<T>(conversationId: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(`unsent ${conversationId}`, work) : work();
}
