import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MessageSender } from '@manette/conversation/message';
import { bulkWrite, EntityRows, writeLate } from '@manette/platform';
import { sql } from 'kysely';
import { PublicMessageNotFound } from '../../domain/public-chat.errors.js';
import type { PublicChat } from '../../domain/public-chat.js';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { PublicMessage } from '../../domain/public-message.js';
import { Writer } from '../../domain/writer.js';
import { publicChatSchema, THE_CHAT } from './public-chat.schema.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

const MISSING = 'the row of the public chat is missing';

interface ChatRow {
  message_count: number;
  slow_mode_seconds: number;
}

interface WriterRow extends ChatRow {
  is_muted: boolean;
  muted_until: Date | string | null;
  last_written_at: Date | string | null;
}

interface SenderRow extends WriterRow {
  username: string | null;
  role: MessageSender['role'];
  profile_picture: string | null;
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

function senderOf(row: SenderRow | undefined): MessageSender | null {
  if (!row || row.username === null) return null;
  const { username, role, profile_picture: profilePicture } = row;
  return { username, role, profilePicture };
}

const messageCounts = bulkWrite<number>(
  (counts) => sql`update chat.public_chat set message_count = ${Math.max(...counts)} where id = ${THE_CHAT}`,
);

/** The public chat in PostgreSQL. New messages are written by the last statement of their unit of work. */
@Injectable()
export class MikroPublicChatRepository extends PublicChatRepository {
  private readonly messages: EntityRows<PublicMessage>;

  constructor(private readonly em: EntityManager) {
    super();
    this.messages = new EntityRows(em, PublicMessage);
  }

  async lock(): Promise<PublicChat> {
    const { rows } = await sql<ChatRow>`select message_count, slow_mode_seconds from chat.public_chat
      where id = ${THE_CHAT} for update`.execute(this.db);
    return this.chatOf(rows[0]);
  }

  /** Needs one round trip: the function takes the lock and then reads. */
  async lockFor(
    writerId: string,
  ): Promise<{ chat: PublicChat; writer: Writer; sender: MessageSender | null }> {
    const { rows } = await sql<SenderRow>`select * from chat.lock_for_sender(${writerId})`.execute(this.db);
    return { chat: this.chatOf(rows[0]), writer: writerOf(rows[0]), sender: senderOf(rows[0]) };
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
    writeLate({ write: this.messages.insertion(messages) });
    writeLate({ write: messageCounts([messageCount]) });
    return Promise.resolve();
  }

  async saveSlowMode({ slowModeSeconds }: PublicChat): Promise<void> {
    await sql`update chat.public_chat set slow_mode_seconds = ${slowModeSeconds} where id = ${THE_CHAT}`.execute(
      this.db,
    );
  }

  /** The entity manager read the message, so it knows the changes. */
  save(): Promise<void> {
    return this.em.flush();
  }

  private chatOf(row: ChatRow | undefined): PublicChat {
    if (!row) throw new Error(MISSING);
    const chat = { id: THE_CHAT, message_count: row.message_count, slow_mode_seconds: row.slow_mode_seconds };
    return this.em.map(publicChatSchema, chat, { disableIdentityMap: true });
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
