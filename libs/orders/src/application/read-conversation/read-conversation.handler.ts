import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConversationView } from '@manette/contracts/orders';
import { UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { NO_CHANGES } from '../../domain/ticket-changes.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { TicketMessages } from './ticket-messages.js';
import { ReadConversation } from './read-conversation.command.js';

/**
 * Reads a part of a conversation. With nothing unread it writes nothing and locks nothing; otherwise the messages are
 * read under the ticket's lock, so that none that came in between counts as read without having been given.
 */
@CommandHandler(ReadConversation)
export class ReadConversationHandler implements ICommandHandler<ReadConversation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly views: TicketViews,
    private readonly messages: TicketMessages,
    private readonly notifications: TicketNotifications,
  ) {}

  async execute({ by, ticketId, place }: ReadConversation): Promise<ConversationView> {
    const { unreadByClient, unreadByAdmin, seenByClient, seenByAdmin } = await this.views.find(ticketId, by);
    const [unread, readTo] =
      by.side === 'client' ? [unreadByClient, seenByClient] : [unreadByAdmin, seenByAdmin];
    if (unread === 0) return { ...(await this.messages.page(ticketId, place)), readTo };
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const part = await this.messages.page(ticketId, place);
      if (ticket.markRead(by)) {
        await this.tickets.save(ticket, NO_CHANGES);
        await this.notifications.changed(ticket, NO_CHANGES);
      }
      return { ...part, readTo };
    });
  }
}
