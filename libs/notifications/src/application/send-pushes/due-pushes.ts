import type { Language } from '@manette/contracts/identity';
import type { NotificationKind } from '@manette/contracts/notifications';
import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NoticeFacts, NoticeItem } from '../../domain/notice.js';
import { OpenSessions } from '../devices/open-sessions.js';

/** A push that a process has claimed, and its device. */
export interface DuePush {
  id: string;
  device_id: string;
  user_id: string;
  kind: NotificationKind | 'test';
  tag: string;
  facts: NoticeFacts;
  items: NoticeItem[];
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  /** The number of unread messages that the user's link to the tickets shows. */
  unread: number;
  has_session: boolean;
}

/** The number of refusals in a row after which a device is removed [POC-056]. */
const MOST_REFUSALS = 10;
/** Longer than an attempt can take, by the clock of the database. */
const LEASE = sql`interval '20 seconds'`;

/** Reads and writes the tables of pushes that have to be sent. */
@Injectable()
export class DuePushes {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: OpenSessions,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims some of the due pushes. Pushes that a killed process had claimed can be claimed again when their lease
   * ends [POC-054].
   */
  async claim(most: number): Promise<DuePush[]> {
    const { rows } = await sql<DuePush>`
      with due as (
        select id from notifications.push
         where due_at <= ${this.now()} and (leased_until is null or leased_until < now())
         order by due_at limit ${most} for update skip locked),
      claimed as (
        update notifications.push p set leased_until = now() + ${LEASE} from due where p.id = due.id returning p.*)
      select c.id, c.device_id, c.user_id, c.kind, c.tag, c.facts, c.items, c.attempts,
             d.endpoint, d.p256dh, d.auth, d.language,
             exists (select from identity.open_session s where s.id = d.session_id and s.user_id = d.user_id
                      and ${this.sessions.isOpen()}) as has_session,
             coalesce((select case r.role when 'admin' then sum(u.unread_by_admin) else
                              sum(u.unread_by_client) filter (where u.client_id = r.id) end
                         from orders.unread_count u where r.role = 'admin' or u.client_id = r.id), 0)::int as unread
        from claimed c join notifications.device d on d.id = c.device_id and d.user_id = c.user_id
        left join identity.recipient r on r.id = c.user_id`.execute(this.db);
    return rows;
  }

  /** Deletes the push, unless a newer one of its tag has replaced it in the meantime. */
  async drop({ id }: DuePush): Promise<void> {
    await sql`delete from notifications.push where id = ${id}`.execute(this.db);
  }

  async later({ id }: DuePush, until: Date, attempts: number, heldUntil: Date | null): Promise<void> {
    await sql`update notifications.push set due_at = ${until.toISOString()}, attempts = ${attempts}, leased_until = null,
      held_until = ${heldUntil && heldUntil.toISOString()} where id = ${id}`.execute(this.db);
  }

  async taken(push: DuePush): Promise<void> {
    await this.drop(push);
    await sql`update notifications.device set last_used_at = ${this.now()}, refusals = 0
      where id = ${push.device_id}`.execute(this.db);
  }

  /** Counts a refusal; the tenth in a row removes the device. */
  async refused(push: DuePush): Promise<void> {
    await this.drop(push);
    await sql`update notifications.device set refusals = refusals + 1 where id = ${push.device_id}`.execute(
      this.db,
    );
    await sql`delete from notifications.device where id = ${push.device_id} and refusals >= ${MOST_REFUSALS}`.execute(
      this.db,
    );
  }

  /** Removes the device and its pushes. If another user has registered the endpoint in the meantime, that device stays. */
  async removeDevice({ device_id, user_id }: DuePush): Promise<void> {
    await sql`delete from notifications.device where id = ${device_id} and user_id = ${user_id}`.execute(
      this.db,
    );
  }

  /**
   * Returns in how many milliseconds the next notice or push is due; undefined if nothing waits. Claimed pushes are
   * not counted, because a slow push service would hide what becomes due in the meantime.
   */
  async nextIn(): Promise<number | undefined> {
    const { rows } = await sql<{ due: Date | string | null }>`
      select least((select min(due_at) from notifications.notice), (select min(due_at) from notifications.push
          where leased_until is null or leased_until < now())) as due
    `.execute(this.db);
    const due = rows[0]?.due;
    return due ? Math.max(0, new Date(due).getTime() - this.clock.now().getTime()) : undefined;
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
