/**
 * Runs `work` when no other tab of this browser sends in the same conversation. Where the browser has no locks (outside of
 * secure contexts) it runs at once: the keys of the messages keep them from being written twice.
 */
export function withConversationLock<T>(conversationId: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(`unsent ${conversationId}`, work) : work();
}
