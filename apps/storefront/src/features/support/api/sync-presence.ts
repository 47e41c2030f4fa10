import type { TicketView } from '@manette/contracts/orders';
import { subscribe } from '@manette/web-realtime';

/**
 * Keeps the presence of a ticket's two people as the server tells it.
 * @param change is given what to do to a ticket
 * @returns stops that
 */
export const syncPresence = (change: (patch: (ticket: TicketView) => void) => void): (() => void) =>
  subscribe('user_status_changed', ({ _id, isOnline }) =>
    change(({ client, assignedAdmin }) => {
      for (const person of [client, assignedAdmin]) if (person?._id === _id) person.isOnline = isOnline;
    }),
  );
