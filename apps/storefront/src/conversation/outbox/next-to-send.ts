import type { Outgoing } from './outgoing';

/** The server remembers a key for 24 hours; a message tried longer ago could be written twice. */
const KEY_HOLDS_MS = 23 * 60 * 60_000;

export const mayBeDuplicate = ({ tries, firstTriedAt = 0 }: Outgoing, now: number): boolean =>
  tries > 0 && now - firstTriedAt > KEY_HOLDS_MS;

/** The message of a conversation that comes first; refused ones stand aside, and so do those that the server has. */
const headOf = (queue: Outgoing[], conversationId: string): Outgoing | undefined =>
  queue.find(
    (message) =>
      message.conversationId === conversationId && message.refusal === undefined && message.state !== 'done',
  );

/**
 * What to send next in a conversation: always the oldest, so that the order of writing is kept.
 * @returns nothing while one of its messages is on the wire or the oldest waits for its next try
 */
export function nextToSend(queue: Outgoing[], conversationId: string, now: number): Outgoing | undefined {
  const head = headOf(queue, conversationId);
  return head && head.state !== 'sending' && head.notBefore <= now ? head : undefined;
}

/** When somebody has to look again: the earliest next try, or never. */
export function nextTry(queue: Outgoing[]): number | undefined {
  const heads = [...new Set(queue.map(({ conversationId }) => conversationId))].map((conversationId) =>
    headOf(queue, conversationId),
  );
  const moments = heads.flatMap((head) => (head && head.state !== 'sending' ? [head.notBefore] : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
