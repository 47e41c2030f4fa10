import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';

/** [ORD-077, API-039] */
export class DeleteTicket extends Command<void> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}
