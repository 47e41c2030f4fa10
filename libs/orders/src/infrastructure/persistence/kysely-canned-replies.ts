import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Page } from '@manette/contracts/http';
import type {
  CannedReplyChanges,
  CannedReplyFields,
  CannedReplyQuery,
  CannedReplyView,
} from '@manette/contracts/orders';
import { Clock, decodeCursor, encodeCursor, newId } from '@manette/platform';
import { sql } from 'kysely';
import { CannedReplies, CannedReplyNotFound } from '../../application/keep-canned-replies/canned-replies.js';
import { likePattern } from './like-pattern.js';
import type { CannedReplyRow, OrdersTables } from './orders.tables.js';
import { isoTime } from './ticket-view.rows.js';

const viewOf = ({ id, created_at, updated_at, ...texts }: CannedReplyRow): CannedReplyView => ({
  _id: id,
  ...texts,
  createdAt: isoTime(created_at),
  updatedAt: isoTime(updated_at),
});

@Injectable()
export class KyselyCannedReplies extends CannedReplies {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list({ q, cursor, limit }: CannedReplyQuery): Promise<Page<CannedReplyView>> {
    const [title, id] = decodeCursor(cursor, ['text', 'id']) ?? [];
    let matching = this.db.selectFrom('orders.canned_reply as r');
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
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(viewOf),
      nextCursor: last ? encodeCursor([last.title, last.id]) : null,
      total: Number((await counted.executeTakeFirst())?.total ?? 0),
    };
  }

  async add(fields: CannedReplyFields): Promise<CannedReplyView> {
    const now = this.clock.now();
    const reply = { id: newId(), ...fields, created_at: now, updated_at: now };
    await this.db.insertInto('orders.canned_reply').values(reply).execute();
    return viewOf(reply);
  }

  async change(id: string, changes: CannedReplyChanges): Promise<CannedReplyView> {
    const changed = await this.db
      .updateTable('orders.canned_reply')
      .set({ ...changes, updated_at: this.clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new CannedReplyNotFound();
    return viewOf(changed);
  }

  async remove(id: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('orders.canned_reply')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new CannedReplyNotFound();
  }

  private get db() {
    return this.em.getKysely<OrdersTables>();
  }
}
