import { EntityManager } from '@mikro-orm/postgresql';
import {
  MAX_LISTED_DELETIONS,
  type MessageListQuery,
  type MessagePage,
  type MessageView,
} from '@manette/contracts/conversation';
import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { MessageSender } from '../message/index.js';
import { messagesOf, messagesWithSenders, type Conversation, type Tables } from './message-rows.js';
import { messageViewOf, writtenRowOf, type WrittenMessage } from './message-view.js';
import { UnknownPosition } from './unknown-position.js';

/** How many messages a page has at most. */
const PAGE_SIZE = 50;

/** Reads the messages of a conversation by their position, which is the order of their commits. */
@Injectable()
export class MessageReads {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: FileStorage,
  ) {}

  /** The newest messages, those before or those after one of them. @throws UnknownPosition */
  async page(conversation: Conversation, { before, after }: MessageListQuery): Promise<MessagePage> {
    let messages = messagesWithSenders(this.db, conversation);
    if (before) {
      const position = await this.positionOf(conversation, before, 'before');
      messages = messages.where('m.position', '<', position);
    }
    if (after) {
      const position = await this.positionOf(conversation, after, 'after');
      messages = messages.where('m.position', '>', position);
    }
    const rows = await messages
      .orderBy('m.position', after ? 'asc' : 'desc')
      .limit(PAGE_SIZE + 1)
      .execute();
    const page = rows.slice(0, PAGE_SIZE);
    if (!after) page.reverse();
    return {
      messages: page.map((row) => messageViewOf(row, this.storage)),
      hasMore: rows.length > PAGE_SIZE,
    };
  }

  /**
   * The ids of the latest deleted messages, the latest first. Read them after the page: a message that is deleted in
   * between is then in both, and the reader removes it.
   */
  async deletions(conversation: Conversation): Promise<string[]> {
    const deleted = await messagesOf(this.db, conversation)
      .select('m.id')
      .where('m.deleted_at', 'is not', null)
      .orderBy('m.deleted_at', 'desc')
      .limit(MAX_LISTED_DELETIONS)
      .execute();
    return deleted.map(({ id }) => id);
  }

  /** These messages by position, without the deleted ones. */
  async byIds(conversation: Conversation, ids: string[]): Promise<MessageView[]> {
    const messages = messagesWithSenders(this.db, conversation).where('m.id', 'in', ids);
    const rows = await messages.orderBy('m.position').execute();
    return rows.map((row) => messageViewOf(row, this.storage));
  }

  /** A message that was just written, without reading it; `sender` is null for a deleted person and for the system. */
  viewOf(message: WrittenMessage, sender: MessageSender | null): MessageView {
    return messageViewOf(writtenRowOf(message, sender), this.storage);
  }

  /** A deleted message keeps its position, so that a client can still ask for the messages after it. */
  private async positionOf(
    conversation: Conversation,
    id: string,
    field: 'before' | 'after',
  ): Promise<number> {
    const message = await messagesOf(this.db, conversation)
      .select('m.position')
      .where('m.id', '=', id)
      .executeTakeFirst();
    if (!message) throw new UnknownPosition(field);
    return message.position;
  }

  private get db() {
    return this.em.getKysely<Tables>();
  }
}
