import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { FreeSlotView, FreeSlotsQuery } from '@manette/contracts/rentals';
import { decodeCursor, encodeCursor, likePattern, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { RentalsTables } from '../rentals.tables.js';

/** Returns the free slots of all accounts in which an administrator can record a rental [LIF-083]. */
export class ListFreeSlots extends Query<Page<FreeSlotView>> {
  constructor(readonly list: FreeSlotsQuery) {
    super();
  }
}

@QueryHandler(ListFreeSlots)
export class ListFreeSlotsHandler implements IQueryHandler<ListFreeSlots> {
  constructor(private readonly em: EntityManager) {}

  async execute({ list: { q, cursor, limit } }: ListFreeSlots): Promise<Page<FreeSlotView>> {
    const [name, number, id] = decodeCursor(cursor, ['text', 'number', 'id']) ?? [];
    const free = this.freeSlots(q);
    const counted = free.select((eb) => eb.fn.countAll<string>().as('total'));
    let page = free.select(['s.id', 's.kind', 's.label', 's.number', 's.account_id', 'l.name']);
    if (name !== undefined)
      page = page.where(sql<boolean>`(l.name, s.number, s.id) > (${name}, ${number}::integer, ${id}::uuid)`);
    const rows = await page
      .select(counted.as('total'))
      .orderBy(sql`l.name, s.number, s.id`)
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      encodeCursor([last.name, last.number, last.id]),
    );
    const total = rows[0]?.total ?? (cursor && (await counted.executeTakeFirst())?.total) ?? 0;
    return {
      items: items.map(({ id: _id, kind, label, account_id, name: codeName }) => ({
        ...{ _id, kind, label },
        account: { _id: account_id, codeName },
      })),
      nextCursor,
      total: Number(total),
    };
  }

  private freeSlots(q: string | undefined) {
    const free = this.em
      .getKysely<RentalsTables>()
      .selectFrom('rentals.slot as s')
      .innerJoin('catalog.listing as l', 'l.id', 's.account_id')
      .where('s.state', '=', 'free')
      .where('s.removed_at', 'is', null)
      .where('s.kind', '<>', 'complete')
      .where('l.is_deleted', '=', false);
    return q ? free.where('l.name', 'ilike', likePattern(q)) : free;
  }
}
