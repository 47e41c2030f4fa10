import type { MessageListQuery } from '@manette/contracts/conversation';
import type { ConversationView } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { NO_CHANGES } from '../../domain/ticket-changes.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { TicketMessages } from './ticket-messages.js';

/**
 * A user of either side reads messages [API-040]. It is a command, because reading sets the unread messages of that
 * side to 0.
 */
export class ReadConversation extends Command<ConversationView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly place: MessageListQuery,
    /** Whether a user reads the messages. A program that reads with an API key marks nothing as read [POC-087]. */
    readonly marksRead = true,
  ) {
    super();
  }
}

/**
 * Without unread messages it writes and locks nothing; otherwise it reads the messages under the ticket's lock, so that
 * no message that arrives in between counts as read without having been returned.
 */
@CommandHandler(ReadConversation)
export class ReadConversationHandler implements ICommandHandler<ReadConversation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly queries: QueryBus,
    private readonly messages: TicketMessages,
    private readonly notifications: TicketNotifications,
  ) {}

  /** @throws TicketNotFound, UnknownPosition */
  async execute({ by, ticketId, place, marksRead }: ReadConversation): Promise<ConversationView> {
    const view = await this.queries.execute(new ReadTicket(ticketId, by));
    const [unread, readTo] =
      by.side === 'client'
        ? [view.unreadByClient, view.seenByClient]
        : [view.unreadByAdmin, view.seenByAdmin];
    if (unread === 0 || !marksRead) return { ...(await this.messages.page(ticketId, place)), readTo };
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const page = await this.messages.page(ticketId, place);
      if (ticket.markRead(by)) {
        await this.tickets.save(ticket, NO_CHANGES);
        await this.notifications.changed(ticket, NO_CHANGES);
      }
      return { ...page, readTo };
    });
  }
}
