import * as z from 'zod/mini';
import { choice } from '../http/choice.js';
import { pageQuery, searchText } from '../http/page.js';
import { ORDER_TYPES, TICKET_STATUSES } from './enumerations.js';

/** `GET /messages/support/tickets` [ORD-010..012]. */
export const ticketListQuery = z.object({
  ...pageQuery,
  q: searchText,
  status: choice(TICKET_STATUSES, 'status is unknown'),
  /** `waiting`: the clients who have waited longest come first, those who are not waiting last. */
  sort: z._default(z.enum(['newest', 'waiting'], 'sort is unknown'), 'newest'),
  type: choice(ORDER_TYPES, 'type is unknown'),
});
export type TicketListQuery = z.infer<typeof ticketListQuery>;
