import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { TimelineEntryView, TimelineQuery } from '@manette/contracts/orders';
import { decodeCursor, encodeCursor, isoTime, pageOf } from '@manette/platform';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../domain/actor.js';
import type { OrdersTables, TimelineRow } from '../orders.tables.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { DELETED_PERSON } from '../ticket-view.js';

/** Returns the timeline of a ticket, the oldest entry first. */
export class ReadTimeline extends Query<Page<TimelineEntryView>> {
  constructor(
    readonly ticketId: string,
    readonly list: TimelineQuery,
    readonly reader: Actor,
  ) {
    super();
  }
}

type Row = TimelineRow & {
  actor: string | null;
  previous: string | null;
  next: string | null;
  total: string;
};

/** The id of one of the two users of an assignment. */
const personIn = (key: 'from' | 'to') =>
  sql<string>`case when e.kind = 'assigned' then (e.detail ->> ${sql.lit(key)})::uuid end`;

const nameOr = (id: string | null | undefined, name: string | null): string | null =>
  id ? (name ?? DELETED_PERSON) : null;

const entryViewOf = ({ kind, detail, ...row }: Row): TimelineEntryView => ({
  _id: row.id,
  kind,
  actor: row.actor_id ? { _id: row.actor_id, username: row.actor ?? DELETED_PERSON } : null,
  from: kind === 'assigned' ? nameOr(detail.from, row.previous) : (detail.from ?? null),
  to: kind === 'assigned' ? nameOr(detail.to, row.next) : (detail.to ?? null),
  reason: detail.reason ?? null,
  at: isoTime(row.at),
});

@QueryHandler(ReadTimeline)
export class ReadTimelineHandler implements IQueryHandler<ReadTimeline> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws TicketNotFound */
  async execute({ ticketId, list, reader }: ReadTimeline): Promise<Page<TimelineEntryView>> {
    await this.queries.execute(new ReadTicket(ticketId, reader));
    const rows = await this.rows(ticketId, list);
    const { items, nextCursor } = pageOf(rows, list.limit, ({ at, id }) => encodeCursor([isoTime(at), id]));
    return { items: items.map(entryViewOf), nextCursor, total: Number(rows[0]?.total ?? 0) };
  }

  private async rows(ticketId: string, { cursor, limit }: TimelineQuery): Promise<Row[]> {
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
      .select(['u.username as actor', 'f.username as previous', 'n.username as next'])
      .select(entries.select((eb) => eb.fn.countAll<string>().as('total')).as('total'));
    if (at !== undefined) page = page.where(sql<boolean>`(e.at, e.id) > (${at}, ${id}::uuid)`);
    return (await page
      .orderBy('e.at')
      .orderBy('e.id')
      .limit(limit + 1)
      .execute()) as Row[];
  }
}
