import * as z from 'zod/mini';
import { uuid } from '../http/primitives.js';
import { supportMessageView } from './support-message.view.js';
import { ticketView } from './ticket.view.js';

/** The responses of the tickets' routes, for the API's documentation. */
export const ticketAnswer = z.object({ ticket: ticketView });
export const ticketsAnswer = z.object({
  tickets: z.array(ticketView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
export const unreadCountAnswer = z.object({ unreadCount: z.number() });
export const messageAnswer = z.object({ message: supportMessageView });
export const conversationAnswer = z.object({
  messages: z.array(supportMessageView),
  hasMore: z.boolean(),
  readTo: z.number(),
  deleted: z.array(uuid),
});
export const doneAnswer = z.object({ message: z.string() });
