import { Command } from '@nestjs/cqrs';
import type { MessageListQuery } from '@manette/contracts/conversation';
import type { ConversationView } from '@manette/contracts/orders';
import type { Actor } from '../../domain/actor.js';

/** Somebody of either side reads [API-040]; a command, because reading sets one's own side's unread to 0. */
export class ReadConversation extends Command<ConversationView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly place: MessageListQuery,
  ) {
    super();
  }
}
