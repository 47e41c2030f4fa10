import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EntityRows, runTogether } from '@manette/platform';
import { sql } from 'kysely';
import { PublicMessageNotFound } from '../../domain/public-chat.errors.js';
import type { PublicChat } from '../../domain/public-chat.js';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { PublicMessage } from '../../domain/public-message.js';
import { publicChatSchema, THE_CHAT } from './public-chat.schema.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** The public chat in PostgreSQL. Each write is one statement, run at once, so that statements after it see it. */
@Injectable()
export class MikroPublicChatRepository extends PublicChatRepository {
  private readonly messages: EntityRows<PublicMessage>;

  constructor(private readonly em: EntityManager) {
    super();
    this.messages = new EntityRows(em, PublicMessage);
  }

  async lock(): Promise<PublicChat> {
    const { rows } = await sql<object>`select id, message_count from chat.public_chat
      where id = ${THE_CHAT} for update`.execute(this.db);
    if (!rows[0]) throw new Error('the row of the public chat is missing');
    return this.em.map(publicChatSchema, rows[0], { disableIdentityMap: true });
  }

  async lockMessage(id: string): Promise<PublicMessage> {
    const message = await this.em.findOne(PublicMessage, { id, deletedAt: null }, LOCKED);
    if (!message) throw new PublicMessageNotFound();
    return message;
  }

  add({ messageCount }: PublicChat, messages: PublicMessage[]): Promise<void> {
    return runTogether(this.db, [
      this.messages.insertion(messages),
      sql`update chat.public_chat set message_count = ${messageCount} where id = ${THE_CHAT}`,
    ]);
  }

  /** The entity manager has read the message, so it knows its changes. */
  save(): Promise<void> {
    return this.em.flush();
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
