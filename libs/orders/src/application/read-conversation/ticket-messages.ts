import type { MessageListQuery } from '@manette/contracts/conversation';
import type { ConversationView, SupportMessageView } from '@manette/contracts/orders';
import { MessageReads, type Conversation } from '@manette/conversation';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

const conversationOf = (ticketId: string): Conversation => ({
  table: 'orders.message',
  where: sql`m.ticket_id = ${ticketId}`,
});

/** Reads the messages of tickets. */
@Injectable()
export class TicketMessages {
  constructor(private readonly messages: MessageReads) {}

  /** The newest messages, those before or those after one of them, and the latest deletions. @throws UnknownPosition */
  async page(ticketId: string, place: MessageListQuery): Promise<Omit<ConversationView, 'readTo'>> {
    const conversation = conversationOf(ticketId);
    const { messages, hasMore } = await this.messages.page(conversation, place);
    const deleted = await this.messages.deletions(conversation);
    return { messages: messages.map((message) => ({ ...message, ticketId })), hasMore, deleted };
  }

  /** These messages by position. */
  async byIds(ticketId: string, ids: string[]): Promise<SupportMessageView[]> {
    const messages = await this.messages.byIds(conversationOf(ticketId), ids);
    return messages.map((message) => ({ ...message, ticketId }));
  }
}
