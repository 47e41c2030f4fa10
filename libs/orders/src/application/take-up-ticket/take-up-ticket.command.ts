import { Command } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

/** An admin takes a ticket up: status in_progress [API-042]. */
export class TakeUpTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}
