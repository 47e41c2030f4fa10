import { EntityManager } from '@mikro-orm/postgresql';
import {
  MAX_LISTED_DELETIONS,
  type MessageListQuery,
  type MessagePage,
  type MessageView,
} from '@manette/contracts/conversation';
import { FileStorage, PreparedReads } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { MessageSender } from '../message/index.js';
import { messagesOf, messagesWithSenders, type Conversation, type Tables } from './message-rows.js';
import { messageViewOf, writtenRowOf, type WrittenMessage } from './message-view.js';
import { UnknownPosition } from './unknown-position.js';

/** The highest number of messages on a page. */
const PAGE_SIZE = 50;

/** Writes a limit into the statement: the generic plan of a prepared statement, for any limit, would sort all messages. */
const atMost = (rows: number) => sql.lit(rows);

/** Reads the messages of a conversation by their position, which is the order of their commits. */
@Injectable()
export class MessageReads {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
    private readonly storage: FileStorage,
  ) {}

  /** Reads the newest messages, or those before or after a given message. @throws UnknownPosition */
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
    const wanted = messages.orderBy('m.position', after ? 'asc' : 'desc').limit(atMost(PAGE_SIZE + 1));
    const rows = await this.reads.runInTransactionIfAny(wanted.compile());
    const page = rows.slice(0, PAGE_SIZE);
    if (!after) page.reverse();
    return {
      messages: page.map((row) => messageViewOf(row, this.storage)),
      hasMore: rows.length > PAGE_SIZE,
    };
  }

  /**
   * Returns the ids of the latest deleted messages, the latest first. Read them after the page: a message that is deleted in
   * between is then in both, so that the client removes it.
   */
  async deletions(conversation: Conversation): Promise<string[]> {
    const latest = messagesOf(this.db, conversation)
      .select('m.id')
      .where('m.deleted_at', 'is not', null)
      .orderBy('m.deleted_at', 'desc')
      .limit(atMost(MAX_LISTED_DELETIONS));
    const deleted = await this.reads.runInTransactionIfAny(latest.compile());
    return deleted.map(({ id }) => id);
  }

  /** Returns the messages with these ids, ordered by position, without deleted ones. */
  async byIds(conversation: Conversation, ids: string[]): Promise<MessageView[]> {
    const messages = messagesWithSenders(this.db, conversation).where('m.id', 'in', ids);
    const rows = await messages.orderBy('m.position').execute();
    return rows.map((row) => messageViewOf(row, this.storage));
  }

  /** Returns the view of a message that was just written, without a read. @param sender null for system or deleted user */
  viewOf(message: WrittenMessage, sender: MessageSender | null): MessageView {
    return messageViewOf(writtenRowOf(message, sender), this.storage);
  }

  /** Returns the position of a message, even a deleted one, so that clients can still request the messages after it. */
  private async positionOf(
    conversation: Conversation,
    id: string,
    field: 'before' | 'after',
  ): Promise<number> {
    const named = messagesOf(this.db, conversation).select('m.position').where('m.id', '=', id);
    const [message] = await this.reads.runInTransactionIfAny(named.compile());
    if (!message) throw new UnknownPosition(field);
    return message.position;
  }

  private get db() {
    return this.em.getKysely<Tables>();
  }
}
