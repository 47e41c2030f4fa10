import { Command } from '@nestjs/cqrs';
import type { ChangeTicketInput, TicketView } from '@manette/contracts/orders';
import type { Party } from '../../domain/party.js';

/** An admin sets the priority or hands the ticket to a colleague (contract, section 3). */
export class ChangeTicket extends Command<TicketView> {
  constructor(
    readonly by: Party,
    readonly ticketId: string,
    readonly change: ChangeTicketInput,
  ) {
    super();
  }
}
