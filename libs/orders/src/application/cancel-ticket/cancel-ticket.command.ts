import { Command } from '@nestjs/cqrs';
import type { TicketView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

/** By its client [ORD-042], or by an admin with a reason [ORD-045]. */
export class CancelTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly reason: string | null,
  ) {
    super();
  }
}
