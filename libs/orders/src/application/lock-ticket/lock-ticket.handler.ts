import { LockTicket, type TicketFacts } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { assertAllowed, assertTicketId, ticketFactsOf } from '../ticket-facts.js';

/** Called by the contexts that change orders: locks a ticket for their transaction [LIF-008, LIF-009]. */
@CommandHandler(LockTicket)
export class LockTicketHandler implements ICommandHandler<LockTicket, TicketFacts> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
  ) {}

  /** @throws TicketNotFound, OnlyForOwner, OnlyForAdmins */
  async execute({ ticketId, caller }: LockTicket): Promise<TicketFacts> {
    assertTicketId(ticketId);
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      assertAllowed(ticket, caller);
      return ticketFactsOf(ticket);
    });
  }
}
