import * as z from 'zod/mini';
import { isoTime, money, uuid } from '../http/primitives.js';
import { ORDER_TYPES, PRIORITIES, TICKET_STATUSES } from './enumerations.js';
import { DELIVERY_STATES, PAYMENT_STATES } from './ticket-facts.js';

const person = z.object({ _id: uuid, username: z.string(), isOnline: z.boolean() });

/** A support ticket, for both sides [ORD-024..033]. Names of items are those at the time of the order. */
export const ticketView = z.object({
  _id: uuid,
  ticketId: uuid,
  ticketNumber: z.string(),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  orderType: z.enum(ORDER_TYPES),
  priority: z.enum(PRIORITIES),
  /** A deleted client shows as '[Deleted]' [ORD-084]. */
  client: person,
  assignedAdmin: z.nullable(person),
  account: z.nullable(z.object({ _id: uuid, codeName: z.string(), price: money })),
  giftCard: z.nullable(z.object({ _id: uuid, name: z.string(), platform: z.string(), price: money })),
  payment: z.enum(PAYMENT_STATES),
  /** Null if the vault delivers nothing. */
  delivery: z.nullable(z.enum(DELIVERY_STATES)),
  /** Until `expiresAt` one unit of the listing is held for the ticket. */
  hold: z.nullable(z.object({ minutes: z.number(), expiresAt: isoTime })),
  /** The rental that this ticket prolongs; such a ticket has no account. */
  renewal: z.nullable(z.object({ termId: uuid, codeName: z.string(), price: money, months: z.number() })),
  /** The rental that this ticket has started; `endsAt` is null if it has no end. */
  term: z.nullable(z.object({ _id: uuid, endsAt: z.nullable(isoTime) })),
  rated: z.boolean(),
  reason: z.nullable(z.string()),
  unreadByClient: z.number(),
  unreadByAdmin: z.number(),
  /** The `position` of the last message that each side has read. */
  seenByClient: z.number(),
  seenByAdmin: z.number(),
  /** Since when the client has been waiting for an answer; null if not waiting. */
  waitingSince: z.nullable(isoTime),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type TicketView = z.infer<typeof ticketView>;
