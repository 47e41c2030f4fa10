import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PublicMessageNotFound } from '../../domain/public-chat.errors.js';
import type { PublicChat } from '../../domain/public-chat.js';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { PublicMessage } from '../../domain/public-message.js';
import { publicChatSchema, THE_CHAT } from './public-chat.schema.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** The public chat in PostgreSQL. Writes are flushed at once, so that statements after them see them. */
@Injectable()
export class MikroPublicChatRepository extends PublicChatRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  lock(): Promise<PublicChat> {
    return this.em.findOneOrFail(publicChatSchema, { id: THE_CHAT }, LOCKED);
  }

  async lockMessage(id: string): Promise<PublicMessage> {
    const message = await this.em.findOne(PublicMessage, { id, deletedAt: null }, LOCKED);
    if (!message) throw new PublicMessageNotFound();
    return message;
  }

  async save(messages: PublicMessage[]): Promise<void> {
    this.em.persist(messages);
    await this.em.flush();
  }
}
