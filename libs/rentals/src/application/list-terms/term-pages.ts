import { EntityManager } from '@mikro-orm/postgresql';
import type { Page, PageQuery } from '@manette/contracts/http';
import type { TermView } from '@manette/contracts/rentals';
import { Clock, decodeCursor, encodeCursor, isoTime, pageOf } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { GuidesOfTerms } from '../guides-of-terms.js';
import type { RentalsTables } from '../rentals.tables.js';
import { TERM_VIEW_COLUMNS, termsWithClients, termViewOf, type TermViewRow } from '../term-view.js';

const cursorOf = (last: TermViewRow): string =>
  encodeCursor([last.is_ended ? 1 : 0, isoTime(last.listed_by), last.id]);

/**
 * Reads pages of rentals by end: overdue rentals first, the longest overdue at the top, then running ones, those
 * without end, and ended ones last [LIF-082].
 */
@Injectable()
export class TermPages {
  constructor(
    private readonly em: EntityManager,
    private readonly guides: GuidesOfTerms,
    private readonly clock: Clock,
  ) {}

  async page(conditions: RawBuilder<SqlBool>[], { cursor, limit }: PageQuery): Promise<Page<TermView>> {
    const after = decodeCursor(cursor, ['number', 'time', 'id']);
    const db = this.em.getKysely<RentalsTables>();
    const matching = () =>
      conditions.reduce((query, condition) => query.where(condition), termsWithClients(db));
    const counted = matching().select((eb) => eb.fn.countAll<string>().as('total'));
    let page = matching().select(TERM_VIEW_COLUMNS).select(counted.as('total'));
    if (after) {
      const [ended, time, id] = after;
      page = page.where(
        sql<SqlBool>`(t.is_ended, t.listed_by, t.id) > (${ended === 1}, ${time}::timestamptz, ${id}::uuid)`,
      );
    }
    const rows = await page
      .orderBy(sql`t.is_ended, t.listed_by, t.id`)
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, cursorOf);
    // A page after the last rental has no row that holds the total.
    const total = rows[0]?.total ?? (after && (await counted.executeTakeFirst())?.total) ?? 0;
    const guides = await this.guides.byIds(items.map(({ guide_id }) => guide_id));
    const now = this.clock.now();
    const views = items.map((row) => termViewOf(row, now, guides));
    return { items: views, nextCursor, total: Number(total) };
  }
}
