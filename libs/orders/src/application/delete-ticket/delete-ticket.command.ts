import { Command } from '@nestjs/cqrs';
import type { Party } from '../../domain/party.js';

/** [ORD-077, API-039] */
export class DeleteTicket extends Command<void> {
  constructor(
    readonly by: Party,
    readonly ticketId: string,
  ) {
    super();
  }
}
