import { parseId } from '@manette/platform';

/** A ticket's id from a path or body; a malformed one is answered as an unknown ticket. */
export const ticketId = (id: string): string => parseId(id, 'Ticket not found');
