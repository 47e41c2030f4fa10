import type { TicketView } from '@manette/contracts/orders';
import { subscribe } from '@manette/web-realtime';

/**
 * Updates the presence of a ticket's client and administrator by socket events.
 * @param change applies a patch to the cached ticket
 * @returns unsubscribes
 */
export const syncPresence = (change: (patch: (ticket: TicketView) => void) => void): (() => void) =>
  subscribe('user_status_changed', ({ _id, isOnline }) =>
    change(({ client, assignedAdmin }) => {
      for (const person of [client, assignedAdmin]) if (person?._id === _id) person.isOnline = isOnline;
    }),
  );
