import type { Outgoing } from './outgoing';

/** The server remembers an idempotency key for 24 hours; a later retry could create a duplicate. */
const KEY_HOLDS_MS = 23 * 60 * 60_000;

export const mayBeDuplicate = ({ tries, firstTriedAt = 0 }: Outgoing, now: number): boolean =>
  tries > 0 && now - firstTriedAt > KEY_HOLDS_MS;

/** Returns the oldest message of a conversation, ignoring refused messages and those that the server has. */
const headOf = (queue: Outgoing[], conversationId: string): Outgoing | undefined =>
  queue.find(
    (message) =>
      message.conversationId === conversationId && message.refusal === undefined && message.state !== 'done',
  );

/**
 * Finds the next message to send in a conversation: always the oldest, to keep the order of writing.
 * @returns undefined while a message of the conversation is being sent or the oldest waits for its next attempt
 */
export function nextToSend(queue: Outgoing[], conversationId: string, now: number): Outgoing | undefined {
  const head = headOf(queue, conversationId);
  return head && head.state !== 'sending' && head.notBefore <= now ? head : undefined;
}

/** @returns the time of the earliest next attempt, in milliseconds; undefined if no message waits for one */
export function nextTry(queue: Outgoing[]): number | undefined {
  const heads = [...new Set(queue.map(({ conversationId }) => conversationId))].map((conversationId) =>
    headOf(queue, conversationId),
  );
  const moments = heads.flatMap((head) => (head && head.state !== 'sending' ? [head.notBefore] : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
