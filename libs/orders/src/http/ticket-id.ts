import { parseId } from '@manette/platform';

/** Returns a ticket's id from a path or body. A malformed id is refused like an unknown ticket. */
export const ticketId = (id: string): string => parseId(id, 'Ticket not found');
