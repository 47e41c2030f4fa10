import { HasHolds } from '@manette/contracts/orders';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TicketRepository } from '../../domain/ticket.repository.js';

/** Called before vault or ledger of a listing are switched on or off [LIF-047]. */
@QueryHandler(HasHolds)
export class HasHoldsHandler implements IQueryHandler<HasHolds, boolean> {
  constructor(private readonly tickets: TicketRepository) {}

  execute({ item }: HasHolds): Promise<boolean> {
    return this.tickets.isHeld(item);
  }
}
