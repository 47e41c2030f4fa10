import * as z from 'zod/mini';
import { line, multiline } from '../http/text.js';
import { ORDER_TYPES, type OrderType } from './enumerations.js';
import { MESSAGE_MAX } from '../conversation/message-content.js';

/** The message when a client has opened too many tickets within an hour. */
export const TICKET_LIMIT = 'You have opened too many tickets. Please try again later.';
const SUBJECT_MAX = { length: 200, message: 'Subject must be less than 200 characters' };

interface Wanted {
  orderType?: OrderType | undefined;
  accountId?: string | undefined;
  giftCardId?: string | undefined;
}

/** Returns the order type of a request. If absent, it follows from the item; without an item it is general [ORD-085..087]. */
export const orderTypeOf = ({ orderType, accountId, giftCardId }: Wanted): OrderType => {
  if (orderType) return orderType;
  if (giftCardId) return 'giftcard';
  return accountId ? 'rent' : 'general';
};
const namesOneItem = (ticket: Wanted) => !(ticket.accountId && ticket.giftCardId);
const cardIsGiftCard = (ticket: Wanted) => !ticket.giftCardId || orderTypeOf(ticket) === 'giftcard';
const accountIsNoGiftCard = (ticket: Wanted) => !ticket.accountId || ticket.orderType !== 'giftcard';

/**
 * `POST /messages/support/ticket` [API-038, ORD-036, ORD-073]. A malformed item id gets the same answer as an unknown one. An
 * order of a gift card has the type giftcard, an order of an account never has it [ORD-040].
 */
export const openTicketSchema = z
  .object({
    subject: line('Subject', SUBJECT_MAX, 'Please enter a subject'),
    orderType: z.optional(z.enum(ORDER_TYPES, 'Type is unknown')),
    accountId: z.optional(z.string('accountId must be text')),
    giftCardId: z.optional(z.string('giftCardId must be text')),
    description: z.optional(multiline('Description', MESSAGE_MAX)),
  })
  .check(
    z.refine(namesOneItem, { error: 'A ticket is about one item', path: ['giftCardId'] }),
    z.refine(cardIsGiftCard, { error: 'The type of a gift card order is giftcard', path: ['orderType'] }),
    z.refine(accountIsNoGiftCard, {
      error: 'The type of an account order is not giftcard',
      path: ['orderType'],
    }),
  );
export type OpenTicketInput = z.infer<typeof openTicketSchema>;
