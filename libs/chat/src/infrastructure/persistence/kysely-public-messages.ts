import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CONVERSATION_PAGE_SIZE, DELETIONS_TOLD } from '@manette/contracts/conversation';
import type { MessageListQuery, MessagesAnswer, MessageView } from '@manette/contracts/conversation';
import { FileStorage } from '@manette/platform';
import { PublicMessages } from '../../application/read-public-chat/public-messages.js';
import { PublicMessageNotFound, UnknownPlace } from '../../domain/public-chat.errors.js';
import type { ChatTables } from './chat.tables.js';
import { messagesWithSenders, publicMessageOf } from './public-message.rows.js';

/** Reads the chat by the place of its messages, which is the order of their commits. */
@Injectable()
export class KyselyPublicMessages extends PublicMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async page({ before, after }: MessageListQuery): Promise<MessagesAnswer> {
    let messages = messagesWithSenders(this.db);
    if (before) messages = messages.where('m.position', '<', await this.placeOf(before, 'before'));
    if (after) messages = messages.where('m.position', '>', await this.placeOf(after, 'after'));
    const rows = await messages
      .orderBy('m.position', after ? 'asc' : 'desc')
      .limit(CONVERSATION_PAGE_SIZE + 1)
      .execute();
    const page = rows.slice(0, CONVERSATION_PAGE_SIZE);
    if (!after) page.reverse();
    return {
      messages: page.map((row) => publicMessageOf(row, this.storage)),
      hasMore: rows.length > CONVERSATION_PAGE_SIZE,
      // Asked last: what is deleted meanwhile is in the page, and told as well.
      deleted: await this.deletions(),
    };
  }

  async find(id: string): Promise<MessageView> {
    const row = await messagesWithSenders(this.db).where('m.id', '=', id).executeTakeFirst();
    if (!row) throw new PublicMessageNotFound();
    return publicMessageOf(row, this.storage);
  }

  private async deletions(): Promise<string[]> {
    const gone = await this.db
      .selectFrom('chat.message')
      .select('id')
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .limit(DELETIONS_TOLD)
      .execute();
    return gone.map(({ id }) => id);
  }

  /** A deleted message keeps its place, so that one can still ask for what came after it. */
  private async placeOf(id: string, field: 'before' | 'after'): Promise<number> {
    const place = await this.db
      .selectFrom('chat.message')
      .select('position')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!place) throw new UnknownPlace(field);
    return place.position;
  }

  private get db() {
    return this.em.getKysely<ChatTables>();
  }
}
