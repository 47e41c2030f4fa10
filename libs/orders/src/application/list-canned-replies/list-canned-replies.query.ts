import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { CannedReplyQuery, CannedReplyView } from '@manette/contracts/orders';
import { decodeCursor, encodeCursor, likePattern, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { cannedReplyViewOf } from '../canned-reply.js';
import type { OrdersTables } from '../orders.tables.js';

/** Canned replies by title, all of them or those that contain a text. */
export class ListCannedReplies extends Query<Page<CannedReplyView>> {
  constructor(readonly list: CannedReplyQuery) {
    super();
  }
}

@QueryHandler(ListCannedReplies)
export class ListCannedRepliesHandler implements IQueryHandler<ListCannedReplies> {
  constructor(private readonly em: EntityManager) {}

  async execute({ list: { q, cursor, limit } }: ListCannedReplies): Promise<Page<CannedReplyView>> {
    const [title, id] = decodeCursor(cursor, ['text', 'id']) ?? [];
    let matching = this.em.getKysely<OrdersTables>().selectFrom('orders.canned_reply as r');
    if (q) {
      const columns = ['r.title', 'r.english', 'r.arabic'] as const;
      matching = matching.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', likePattern(q)))));
    }
    const counted = matching.select((eb) => eb.fn.countAll<string>().as('total'));
    let page = matching.selectAll('r');
    if (title !== undefined) page = page.where(sql<boolean>`(r.title, r.id) > (${title}, ${id}::uuid)`);
    const rows = await page
      .orderBy('r.title')
      .orderBy('r.id')
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, (last) => encodeCursor([last.title, last.id]));
    const total = Number((await counted.executeTakeFirst())?.total ?? 0);
    return { items: items.map(cannedReplyViewOf), nextCursor, total };
  }
}
