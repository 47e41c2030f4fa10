import type { MessageListQuery } from '@manette/contracts/conversation';
import type { ConversationView, SupportMessageView } from '@manette/contracts/orders';
import { MessageReads, type Conversation } from '@manette/conversation';
import type { MessageSender } from '@manette/conversation/message';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Message } from '../../domain/message.js';

const conversationOf = (ticketId: string): Conversation => ({
  table: 'orders.message',
  where: sql`m.ticket_id = ${ticketId}`,
});

/** Reads the messages of tickets. */
@Injectable()
export class TicketMessages {
  constructor(private readonly messages: MessageReads) {}

  /** Returns the newest messages, or those before or after a position, and the latest deletions. @throws UnknownPosition */
  async page(ticketId: string, place: MessageListQuery): Promise<Omit<ConversationView, 'readTo'>> {
    const conversation = conversationOf(ticketId);
    const { messages, hasMore } = await this.messages.page(conversation, place);
    const deleted = await this.messages.deletions(conversation);
    return { messages: messages.map((message) => ({ ...message, ticketId })), hasMore, deleted };
  }

  /** Returns the view of a message that was just written; `sender` is null for a deleted user and for the system. */
  viewOf(message: Message, sender: MessageSender | null): SupportMessageView {
    return { ...this.messages.viewOf(message, sender), ticketId: message.ticketId };
  }

  /** Returns these messages in the order of their positions. */
  async byIds(ticketId: string, ids: string[]): Promise<SupportMessageView[]> {
    const messages = await this.messages.byIds(conversationOf(ticketId), ids);
    return messages.map((message) => ({ ...message, ticketId }));
  }
}
