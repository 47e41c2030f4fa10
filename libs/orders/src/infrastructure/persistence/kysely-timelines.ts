import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Page } from '@manette/contracts/http';
import type { TimelineEntryView, TimelineQuery } from '@manette/contracts/orders';
import { decodeCursor, encodeCursor } from '@manette/platform';
import { sql } from 'kysely';
import { Timelines } from '../../application/read-timeline/timelines.js';
import type { OrdersTables, TimelineRow } from './orders.tables.js';
import { DELETED_PERSON, isoTime } from './ticket-view.rows.js';

type Row = TimelineRow & { actor: string | null; former: string | null; next: string | null; total: string };

/** An entry about an assignment names two people by their ids. */
const personIn = (key: 'from' | 'to') =>
  sql<string>`case when e.kind = 'assigned' then (e.detail ->> ${sql.lit(key)})::uuid end`;

const nameOr = (id: string | null | undefined, name: string | null): string | null =>
  id ? (name ?? DELETED_PERSON) : null;

const entryViewOf = ({ kind, detail, ...row }: Row): TimelineEntryView => ({
  _id: row.id,
  kind,
  actor: row.actor_id ? { _id: row.actor_id, username: row.actor ?? DELETED_PERSON } : null,
  from: kind === 'assigned' ? nameOr(detail.from, row.former) : (detail.from ?? null),
  to: kind === 'assigned' ? nameOr(detail.to, row.next) : (detail.to ?? null),
  reason: detail.reason ?? null,
  at: isoTime(row.at),
});

/** Reads timelines with one statement. */
@Injectable()
export class KyselyTimelines extends Timelines {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async page(ticketId: string, { cursor, limit }: TimelineQuery): Promise<Page<TimelineEntryView>> {
    const [at, id] = decodeCursor(cursor, ['time', 'id']) ?? [];
    const entries = this.em
      .getKysely<OrdersTables>()
      .selectFrom('orders.timeline_entry as e')
      .where('e.ticket_id', '=', ticketId);
    let page = entries
      .leftJoin('identity.public_user as u', 'u.id', 'e.actor_id')
      .leftJoin('identity.public_user as f', (join) => join.on('f.id', '=', personIn('from')))
      .leftJoin('identity.public_user as n', (join) => join.on('n.id', '=', personIn('to')))
      .selectAll('e')
      .select(['u.username as actor', 'f.username as former', 'n.username as next'])
      .select(entries.select((eb) => eb.fn.countAll<string>().as('total')).as('total'));
    if (at !== undefined) page = page.where(sql<boolean>`(e.at, e.id) > (${at}, ${id}::uuid)`);
    const rows = (await page
      .orderBy('e.at')
      .orderBy('e.id')
      .limit(limit + 1)
      .execute()) as Row[];
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(entryViewOf),
      nextCursor: last ? encodeCursor([isoTime(last.at), last.id]) : null,
      total: Number(rows[0]?.total ?? 0),
    };
  }
}
