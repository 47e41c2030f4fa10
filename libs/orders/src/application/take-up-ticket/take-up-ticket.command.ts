import { Command } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import type { Party } from '../../domain/party.js';

/** An admin takes a ticket up: status in_progress [API-042]. */
export class TakeUpTicket extends Command<TicketView> {
  constructor(
    readonly by: Party,
    readonly ticketId: string,
  ) {
    super();
  }
}
