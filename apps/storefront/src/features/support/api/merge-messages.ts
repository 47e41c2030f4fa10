import type { SupportMessageView } from '@manette/contracts/orders';

/**
 * Two stretches of a conversation as one: each message once, in the order in which the server accepted them; an event that comes twice, or beside the answer of its own request, changes nothing.
 */
export function mergeMessages(known: SupportMessageView[], more: SupportMessageView[]): SupportMessageView[] {
  const byId = new Map([...known, ...more].map((message) => [message._id, message]));
  return [...byId.values()].sort((one, other) => one.position - other.position);
}
