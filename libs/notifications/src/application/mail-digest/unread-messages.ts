import { EntityManager } from '@mikro-orm/postgresql';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NotificationsTables } from '../notifications.tables.js';
import { MailTurns } from '../mail-turns.js';

const MINUTE = 60_000;
const UNREAD_FOR = 15 * MINUTE;
const OUT_OF_SIGHT_FOR = 15 * MINUTE;
const OLDEST = 24 * 60 * MINUTE;
const BATCH = 100;

/** A message that its reader has not read; `due` if it would cause a digest even without others. */
export interface UnreadMessage {
  id: string;
  ticket_id: string;
  ticket_number: string;
  ticket_subject: string;
  due: boolean;
}

/**
 * Selects the reader of a message: the client, or the assigned administrator. An administrator's digest covers only
 * tickets assigned to that administrator [POC-063].
 */
const READER = sql`case m.reader_side when 'client' then m.client_id else m.assigned_admin_id end`;

/** Finds the users who are due for a digest, and its messages. */
@Injectable()
export class UnreadMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly turns: MailTurns,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns a batch of users who may be due, sorted by id, starting after `last` [POC-060, POC-062, POC-063]. */
  async readers(last: string | undefined): Promise<string[]> {
    const rest = last ? sql`and r.id > ${last}::uuid` : sql``;
    const { rows } = await sql<{ id: string }>`
      select distinct r.id
        from orders.unread_message m
        join identity.recipient r on r.id = ${READER} and r.takes_mail and r.role = m.reader_side
       where ${this.isDue()} ${rest}
         and not exists (select from notifications.last_sight s
                          where s.user_id = r.id and s.at > ${this.ago(OUT_OF_SIGHT_FOR)})
         and not exists (select from notifications.sight v
                           join notifications.sight_process p on p.id = v.process_id
                          where v.user_id = r.id and p.lease_until > now())
         and not exists (select from notifications.mail_turn t
                          where t.user_id = r.id and t.kind = 'ticketMessages' and t.sent_at > ${this.turns.before})
       order by r.id limit ${BATCH}`.execute(this.em.getKysely<NotificationsTables>());
    return rows.map(({ id }) => id);
  }

  /** Returns all unread messages of a user, the oldest ticket first. */
  async of(userId: string): Promise<UnreadMessage[]> {
    const { rows } = await sql<UnreadMessage>`
      select m.id, m.ticket_id, m.ticket_number, m.ticket_subject, ${this.isDue()} as due
        from orders.unread_message m where ${READER} = ${userId}
       order by m.ticket_number, m.position`.execute(this.em.getKysely<NotificationsTables>());
    return rows;
  }

  /** Marks these messages as notified, so that they cause no other digest. */
  async tell(messages: readonly UnreadMessage[]): Promise<void> {
    const db = this.em.getKysely<NotificationsTables>();
    await db
      .insertInto('notifications.told_message')
      .values(messages.map(({ id }) => ({ message_id: id, told_at: this.clock.now() })))
      .onConflict((same) => same.doNothing())
      .execute();
  }

  /** Deletes the marks of messages that are too old to cause a digest anyway. */
  async forgetTold(): Promise<void> {
    const db = this.em.getKysely<NotificationsTables>();
    await db.deleteFrom('notifications.told_message').where('told_at', '<', this.ago(OLDEST)).execute();
  }

  private isDue() {
    return sql<boolean>`(m.posted_at <= ${this.ago(UNREAD_FOR)} and m.posted_at > ${this.ago(OLDEST)}
      and not exists (select from notifications.told_message told where told.message_id = m.id))`;
  }

  private ago(period: number): Date {
    return new Date(this.clock.now().getTime() - period * this.config.periods.factor);
  }
}
