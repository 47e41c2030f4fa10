import { Command } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import type { Party } from '../../domain/party.js';

/** 'Order Successful' [ORD-044, API-042]. */
export class CompleteTicket extends Command<TicketView> {
  constructor(
    readonly by: Party,
    readonly ticketId: string,
  ) {
    super();
  }
}
