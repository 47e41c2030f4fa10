import { Command } from '@nestjs/cqrs';
import type { OpenTicketInput, TicketView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

export interface Opened {
  ticket: TicketView;
  /** False when the client had an open request for the item already; `ticket` is that one then. */
  created: boolean;
}

/** A client asks for something [API-038]. */
export class OpenTicket extends Command<Opened> {
  constructor(
    readonly by: Actor,
    readonly wanted: OpenTicketInput,
  ) {
    super();
  }
}
