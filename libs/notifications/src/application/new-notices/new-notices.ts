import { NOTIFICATION_KINDS } from '@manette/contracts/notifications';
import { APP_CONFIG, Clock, Outbox, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { gatheredMs } from '../../domain/gathered.js';
import { SHOWN_KINDS, type Notice } from '../../domain/notice.js';
import { PUSH_QUEUE } from '../send-pushes/push-queue.js';

/** A notice, and a condition on `identity.recipient as r` that selects its recipients. */
export interface NewNotice extends Omit<Notice, 'userId'> {
  readers: RawBuilder<unknown>;
}

/**
 * Writes notices in the transaction that consumes their event, so that none is lost or written twice. Notices of a
 * user with the same tag are merged [POC-053] [POC-054].
 */
@Injectable()
export class NewNotices {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Users who have switched the kind off get no notice, nor do users without a device for a kind that open pages do
   * not show.
   */
  async add({ kind, tag, facts, items, readers }: NewNotice): Promise<void> {
    const now = this.clock.now().toISOString();
    const gathered = gatheredMs(kind) * this.config.periods.factor;
    const due = sql`greatest(${now}::timestamptz, t.at + make_interval(secs => ${gathered / 1_000}))`;
    const canHear = SHOWN_KINDS.includes(kind)
      ? sql`true`
      : sql`exists (select from notifications.device d where d.user_id = r.id)`;
    const { numAffectedRows } = await sql`
      insert into notifications.notice (user_id, kind, tag, facts, items, due_at)
      select r.id, ${kind}, ${tag}, ${JSON.stringify(facts)}::jsonb, ${JSON.stringify(items)}::jsonb, ${due}
        from identity.recipient r
        left join notifications.preferences p on p.user_id = r.id
        left join notifications.told t on t.user_id = r.id and t.tag = ${tag}
       where r.is_active and (${readers}) and ${canHear}
         and coalesce((p.kinds -> ${kind}::text ->> 'push')::boolean, ${NOTIFICATION_KINDS[kind].push})
       order by r.id
      on conflict (user_id, tag) do update set facts = excluded.facts, items = notice.items || excluded.items,
        due_at = excluded.due_at, is_shown = false`.execute(this.em.getKysely<object>());
    if (numAffectedRows) this.outbox.job(PUSH_QUEUE, 'due', {});
  }
}
