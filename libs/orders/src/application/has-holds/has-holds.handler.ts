import { HasHolds } from '@manette/contracts/orders';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TicketRepository } from '../../domain/ticket.repository.js';

/** Published for those who switch how a listing's units are counted [LIF-047]. */
@QueryHandler(HasHolds)
export class HasHoldsHandler implements IQueryHandler<HasHolds, boolean> {
  constructor(private readonly tickets: TicketRepository) {}

  execute({ item }: HasHolds): Promise<boolean> {
    return this.tickets.isHeld(item);
  }
}
