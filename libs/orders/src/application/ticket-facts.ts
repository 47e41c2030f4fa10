import type { TicketCaller, TicketFacts } from '@manette/contracts/orders';
import { validate } from 'uuid';
import type { Actor } from '../domain/actor.js';
import type { Ticket } from '../domain/ticket.js';
import { TicketNotFound } from '../domain/ticket.errors.js';

/** A ticket as other contexts know it. */
export const ticketFactsOf = (ticket: Ticket): TicketFacts => {
  const { id, number, clientId, assignedAdminId, status, orderType } = ticket;
  const { payment, delivery, createdAt, closedAt } = ticket;
  const about = { item: ticket.item(), renewal: ticket.renewal(), term: ticket.term() };
  const people = { clientId, assignedAdminId };
  return { id, number, ...people, status, orderType, ...about, payment, delivery, createdAt, closedAt };
};

/**
 * Refuses callers whom an act on a ticket is not for; the product itself may do everything.
 * @throws TicketNotFound, OnlyForOwner, OnlyForAdmins
 */
export function assertAllowed(ticket: Ticket, { user, allowed }: TicketCaller): void {
  if (!user) return;
  const actor: Actor = { id: user.id, side: user.role };
  ticket.assertActing(actor, allowed);
}

/** A malformed id is answered as an unknown ticket. @throws TicketNotFound */
export function assertTicketId(id: string): void {
  if (!validate(id)) throw new TicketNotFound();
}
