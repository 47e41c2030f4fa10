import type { TicketCaller, TicketFacts } from '@manette/contracts/orders';
import { validate } from 'uuid';
import type { Actor } from '../domain/actor.js';
import type { Ticket } from '../domain/ticket.js';
import { TicketNotFound } from '../domain/ticket.errors.js';

/** Returns the facts of a ticket that other contexts may know. */
export const ticketFactsOf = (ticket: Ticket): TicketFacts => {
  const { id, number, clientId, assignedAdminId, status, orderType } = ticket;
  const { payment, delivery, createdAt, closedAt } = ticket;
  const about = { item: ticket.item(), renewal: ticket.renewal(), term: ticket.term() };
  const people = { clientId, assignedAdminId };
  return { id, number, ...people, status, orderType, ...about, payment, delivery, createdAt, closedAt };
};

/**
 * Refuses callers who may not do an action on a ticket. A call without a user comes from the product itself and is
 * allowed.
 * @throws TicketNotFound, OnlyForOwner, OnlyForAdmins
 */
export function assertAllowed(ticket: Ticket, { user, allowed }: TicketCaller): void {
  if (!user) return;
  const actor: Actor = { id: user.id, side: user.role };
  ticket.assertActing(actor, allowed);
}

/** Refuses a malformed id like an unknown ticket. @throws TicketNotFound */
export function assertTicketId(id: string): void {
  if (!validate(id)) throw new TicketNotFound();
}
