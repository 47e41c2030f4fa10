import { Command } from '@nestjs/cqrs';
import type { SupportMessageView } from '@manette/contracts/orders';
import type { ReceivedFile } from '@manette/conversation';
import type { Actor } from '../../domain/actor.js';

/** Somebody of either side writes [API-041]. */
export class PostMessage extends Command<SupportMessageView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    /** Checked already; empty only beside a file. */
    readonly content: string,
    readonly upload?: ReceivedFile,
  ) {
    super();
  }
}
