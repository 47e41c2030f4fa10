import { GetTicketFacts, type TicketFacts } from '@manette/contracts/orders';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { assertAllowed, assertTicketId, ticketFactsOf } from '../ticket-facts.js';

/** Called by the contexts that read facts of a ticket [LIF-008, LIF-009]. */
@QueryHandler(GetTicketFacts)
export class GetTicketFactsHandler implements IQueryHandler<GetTicketFacts, TicketFacts> {
  constructor(private readonly tickets: TicketRepository) {}

  /** @throws TicketNotFound, OnlyForOwner, OnlyForAdmins */
  async execute({ ticketId, caller }: GetTicketFacts): Promise<TicketFacts> {
    assertTicketId(ticketId);
    const ticket = await this.tickets.find(ticketId);
    assertAllowed(ticket, caller);
    return ticketFactsOf(ticket);
  }
}
