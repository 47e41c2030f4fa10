import { APP_CONFIG, Clock, Outbox, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { gatheredMs } from '../../domain/gathered.js';
import { SHOWN_KINDS, type Notice } from '../../domain/notice.js';
import { DecideNotice, type Judgement } from '../decide-notice/decide-notice.js';

type Row = Pick<Notice, 'kind' | 'tag' | 'facts' | 'items'> & {
  id: string;
  user_id: string;
  is_shown: boolean;
};

/** Decides about the due notices, each in its own transaction. Notices that another process has locked are skipped. */
@Injectable()
export class DueNotices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly judge: DecideNotice,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @returns false when none is due */
  decideOne(): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const { rows } = await sql<Row>`
        select id, user_id, kind, tag, facts, items, is_shown from notifications.notice where due_at <= ${this.now()}
         order by due_at limit 1 for update skip locked`.execute(this.db);
      const [row] = rows;
      if (row) await this.decide(row);
      return row !== undefined;
    });
  }

  private async decide(row: Row): Promise<void> {
    if (await this.isCollected(row)) return;
    const judged = await this.judge.judge({ ...row, userId: row.user_id });
    if (judged && SHOWN_KINDS.includes(row.kind)) await this.show(row, judged);
    if (judged?.quietUntil) return this.wait(row, judged.quietUntil);
    await sql`delete from notifications.notice where id = ${row.id}`.execute(this.db);
    if (judged && !judged.hasVisiblePage && this.config.pocket.push) await this.send(row);
  }

  /**
   * Postpones a notice while notices of its tag are collected, and returns whether it did. A notice that was added while the
   * former one was decided did not see its notification, and would be due immediately. One that was shown already waits for
   * nothing but the quiet hours.
   */
  private async isCollected({ id, kind, is_shown }: Row): Promise<boolean> {
    const seconds = (gatheredMs(kind) * this.config.periods.factor) / 1_000;
    if (seconds === 0 || is_shown) return false;
    const { rows } = await sql`
      update notifications.notice n set due_at = t.at + make_interval(secs => ${seconds}) from notifications.told t
       where n.id = ${id} and t.user_id = n.user_id and t.tag = n.tag
         and t.at + make_interval(secs => ${seconds}) > ${this.now()}
      returning n.id`.execute(this.db);
    return rows.length > 0;
  }

  /** Sends the notice to the user's open pages, once, even while pushes wait for the end of the quiet hours [POC-059]. */
  private async show(
    { user_id, kind, tag, is_shown }: Row,
    { content, preferences }: Judgement,
  ): Promise<void> {
    if (is_shown) return;
    const text = content.text(preferences.language);
    this.outbox.emit({ user: user_id }, 'notice', { kind, ...text, url: content.url, tag });
    await this.keepTold({ user_id, tag });
  }

  /**
   * Stores the time from which notices of a tag are collected. It is also stored for a push that is sent after its
   * notice, when the quiet hours end.
   */
  private async keepTold({ user_id, tag }: Pick<Row, 'user_id' | 'tag'>): Promise<void> {
    await sql`insert into notifications.told (user_id, tag, at) values (${user_id}, ${tag}, ${this.now()})
      on conflict (user_id, tag) do update set at = excluded.at`.execute(this.db);
  }

  private async wait({ id }: Row, until: Date): Promise<void> {
    await sql`update notifications.notice set due_at = ${until.toISOString()}, is_shown = true
      where id = ${id}`.execute(this.db);
  }

  /** Stores one push of the tag per device: a newer one replaces one that still waits. */
  private async send({ user_id, kind, tag, facts, items }: Row): Promise<void> {
    if (SHOWN_KINDS.includes(kind)) await this.keepTold({ user_id, tag });
    await sql`
      insert into notifications.push (device_id, user_id, kind, tag, facts, items, due_at)
      select id, user_id, ${kind}, ${tag}, ${JSON.stringify(facts)}::jsonb, ${JSON.stringify(items)}::jsonb, ${this.now()}
        from notifications.device where user_id = ${user_id} order by id
      on conflict (device_id, tag) do update set id = excluded.id, facts = excluded.facts, items = excluded.items,
        attempts = 0, leased_until = null, due_at = greatest(excluded.due_at, push.held_until)`.execute(
      this.db,
    );
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
