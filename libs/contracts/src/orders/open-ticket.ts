import * as z from 'zod/mini';
import { line, multiline } from '../http/text.js';
import { ORDER_TYPES } from './enumerations.js';
import { MESSAGE_MAX } from './post-message.js';

/** `POST /messages/support/ticket` [API-038, ORD-036, ORD-073]. A malformed item id answers like an unknown one. */
export const openTicketSchema = z.object({
  subject: line(
    'Subject',
    { length: 200, message: 'Subject must be less than 200 characters' },
    'Please enter a subject',
  ),
  orderType: z.enum(ORDER_TYPES, 'Type is unknown'),
  accountId: z.optional(z.string('accountId must be text')),
  giftCardId: z.optional(z.string('giftCardId must be text')),
  description: z.optional(multiline('Description', MESSAGE_MAX)),
});
export type OpenTicketInput = z.infer<typeof openTicketSchema>;
