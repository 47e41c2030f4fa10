import { Command } from '@nestjs/cqrs';
import type { ChangeTicketInput, TicketView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

/** An admin sets the priority or hands the ticket to a colleague (contract, section 3). */
export class ChangeTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly change: ChangeTicketInput,
  ) {
    super();
  }
}
