import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  CONVERSATION_PAGE_SIZE,
  DELETIONS_TOLD,
  type MessageListQuery,
} from '@manette/contracts/conversation';
import type { ConversationPage, SupportMessageView } from '@manette/contracts/orders';
import { FileStorage } from '@manette/platform';
import { Conversations } from '../../application/read-conversation/conversations.js';
import { UnknownPlace } from '../../domain/ticket.errors.js';
import { messagesWithSenders, messageViewOf } from './message-view.rows.js';
import type { OrdersTables } from './orders.tables.js';

/** Reads conversations by the place of their messages, which is the order of their commits. */
@Injectable()
export class KyselyConversations extends Conversations {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async page(ticketId: string, { before, after }: MessageListQuery): Promise<ConversationPage> {
    let messages = messagesWithSenders(this.db).where('m.ticket_id', '=', ticketId);
    if (before) messages = messages.where('m.position', '<', await this.placeOf(ticketId, before, 'before'));
    if (after) messages = messages.where('m.position', '>', await this.placeOf(ticketId, after, 'after'));
    const rows = await messages
      .orderBy('m.position', after ? 'asc' : 'desc')
      .limit(CONVERSATION_PAGE_SIZE + 1)
      .execute();
    const page = rows.slice(0, CONVERSATION_PAGE_SIZE);
    if (!after) page.reverse();
    return {
      messages: page.map((row) => messageViewOf(row, this.storage)),
      hasMore: rows.length > CONVERSATION_PAGE_SIZE,
    };
  }

  async deletions(ticketId: string): Promise<string[]> {
    const deleted = await this.db
      .selectFrom('orders.message')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .limit(DELETIONS_TOLD)
      .execute();
    return deleted.map(({ id }) => id);
  }

  async messages(ids: string[]): Promise<SupportMessageView[]> {
    const rows = await messagesWithSenders(this.db).where('m.id', 'in', ids).orderBy('m.position').execute();
    return rows.map((row) => messageViewOf(row, this.storage));
  }

  /** A deleted message keeps its place, so that one can still ask for what came after it. */
  private async placeOf(ticketId: string, messageId: string, field: 'before' | 'after'): Promise<number> {
    const place = await this.db
      .selectFrom('orders.message')
      .select('position')
      .where('id', '=', messageId)
      .where('ticket_id', '=', ticketId)
      .executeTakeFirst();
    if (!place) throw new UnknownPlace(field);
    return place.position;
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
