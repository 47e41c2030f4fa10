import type { TicketView } from '@manette/contracts/orders';
import { subscribeToPresence, type PresenceChange } from '@manette/web-realtime';

/** Updates the presence of a ticket's client and administrator. */
export function changePresence(
  { client, assignedAdmin }: TicketView,
  { _id, isOnline }: PresenceChange,
): void {
  for (const person of [client, assignedAdmin]) if (person?._id === _id) person.isOnline = isOnline;
}

/**
 * Updates the presence of a ticket's client and administrator by socket events.
 * @param change applies a patch to the cached ticket
 * @returns a function that unsubscribes
 */
export const syncPresence = (change: (patch: (ticket: TicketView) => void) => void): (() => void) =>
  subscribeToPresence((news) => change((ticket) => changePresence(ticket, news)));
