import { Command } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

/** 'Order Successful' [ORD-044, API-042]. */
export class CompleteTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}
