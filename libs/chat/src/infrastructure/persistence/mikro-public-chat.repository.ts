import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EntityRows, runTogether } from '@manette/platform';
import { sql } from 'kysely';
import { PublicMessageNotFound } from '../../domain/public-chat.errors.js';
import type { PublicChat } from '../../domain/public-chat.js';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { PublicMessage } from '../../domain/public-message.js';
import { Writer } from '../../domain/writer.js';
import { publicChatSchema, THE_CHAT } from './public-chat.schema.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

const MISSING = 'the row of the public chat is missing';

interface WriterRow {
  is_muted: boolean;
  muted_until: Date | string | null;
  slow_mode_seconds: number;
  last_written_at: Date | string | null;
}

const timeOf = (time: Date | string | null): Date | null => (time === null ? null : new Date(time));

function writerOf(row: WriterRow | undefined): Writer {
  if (!row) throw new Error(MISSING);
  return new Writer({
    isMuted: row.is_muted,
    mutedUntil: timeOf(row.muted_until),
    slowModeSeconds: row.slow_mode_seconds,
    lastWrittenAt: timeOf(row.last_written_at),
  });
}

/** The public chat in PostgreSQL. Each write is one statement, run at once, so that statements after it see it. */
@Injectable()
export class MikroPublicChatRepository extends PublicChatRepository {
  private readonly messages: EntityRows<PublicMessage>;

  constructor(private readonly em: EntityManager) {
    super();
    this.messages = new EntityRows(em, PublicMessage);
  }

  async lock(): Promise<PublicChat> {
    const { rows } = await sql<object>`select message_count, slow_mode_seconds from chat.public_chat
      where id = ${THE_CHAT} for update`.execute(this.db);
    return this.chatOf(rows[0]);
  }

  /** One round trip: the function takes the lock and reads after it. */
  async lockFor(writerId: string): Promise<{ chat: PublicChat; writer: Writer }> {
    const { rows } = await sql<WriterRow>`select * from chat.lock_for_writer(${writerId})`.execute(this.db);
    const chat = this.chatOf(rows[0]);
    return { chat, writer: writerOf(rows[0]) };
  }

  async writer(id: string): Promise<Writer> {
    const { rows } = await sql<WriterRow>`select * from chat.writer_standing(${id})`.execute(this.db);
    return writerOf(rows[0]);
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

  async saveSlowMode({ slowModeSeconds }: PublicChat): Promise<void> {
    await sql`update chat.public_chat set slow_mode_seconds = ${slowModeSeconds} where id = ${THE_CHAT}`.execute(
      this.db,
    );
  }

  /** The entity manager has read the message, so it knows its changes. */
  save(): Promise<void> {
    return this.em.flush();
  }

  private chatOf(row: object | undefined): PublicChat {
    if (!row) throw new Error(MISSING);
    return this.em.map(publicChatSchema, { id: THE_CHAT, ...row }, { disableIdentityMap: true });
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
