import { Command } from '@nestjs/cqrs';
import type { OpenTicketInput, TicketView } from '@manette/contracts/orders';
import type { Party } from '../../domain/party.js';

export interface Opened {
  ticket: TicketView;
  /** False when the client had an open request for the item already; `ticket` is that one then. */
  created: boolean;
}

/** A client asks for something [API-038]. */
export class OpenTicket extends Command<Opened> {
  constructor(
    readonly by: Party,
    readonly wanted: OpenTicketInput,
  ) {
    super();
  }
}
