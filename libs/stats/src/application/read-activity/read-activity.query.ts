import type { ActivityView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql, type RawBuilder } from 'kysely';
import { isoText, jsonRows } from '../figures/json-rows.js';
import { RECENT_LIMIT } from '../figures/recent-limit.js';

const CREATED_AT = sql`${isoText('created_at')} as "createdAt"`;
const NEWEST = sql`order by created_at desc, id desc limit ${RECENT_LIMIT}`;
/** The length in characters of a message's beginning, which the screens show. */
const EXCERPT_LENGTH = 100;

const tickets = sql`
  select t.id as _id, t.number as "ticketNumber", t.subject, t.status,
         json_build_object('_id', t.client_id, 'username', u.username) as client, ${CREATED_AT}
    from (select * from orders.ticket_facts where not is_deleted ${NEWEST}) t
    join identity.public_user u on u.id = t.client_id
   order by t.created_at desc, t.id desc`;

const messages = sql`
  select m.id as _id, left(m.content, ${EXCERPT_LENGTH}::int) as content, m.type,
         json_build_object('_id', m.sender_id, 'username', u.username, 'role', u.role) as sender,
         m.ticket_id as "ticketId", ${CREATED_AT}
    from ((select id, ticket_id, sender_id, type, content, created_at from orders.message_facts ${NEWEST})
          union all
          (select id, null, sender_id, type, content, created_at from chat.message_facts ${NEWEST})
          ${NEWEST}) m
    join identity.public_user u on u.id = m.sender_id
   order by m.created_at desc, m.id desc`;

const listings = (kind: 'account' | 'giftCard', names: RawBuilder<unknown>) => sql`
  select id as _id, ${names}, available, ${CREATED_AT}
    from catalog.listing where kind = ${sql.lit(kind)} and not is_deleted ${NEWEST}`;

/** `GET /stats/activity` [API-049, STAT-041..044]. */
export class ReadActivity extends Query<ActivityView> {}

@QueryHandler(ReadActivity)
export class ReadActivityHandler implements IQueryHandler<ReadActivity> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<ActivityView> {
    const accounts = listings('account', sql`name as "codeName", platform as console`);
    const cards = listings('giftCard', sql`name, platform`);
    const { rows } = await sql<ActivityView>`
      select ${jsonRows(tickets)} as "recentTickets", ${jsonRows(messages)} as "recentMessages",
             ${jsonRows(accounts)} as "recentAccounts", ${jsonRows(cards)} as "recentGiftCards"
      `.execute(this.em.getKysely<unknown>());
    return rows[0] as ActivityView;
  }
}
