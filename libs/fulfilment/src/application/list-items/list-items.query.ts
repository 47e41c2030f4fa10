import { GetListingFacts, type ItemRef, type ListingFacts } from '@manette/contracts/catalog';
import type { VaultItemListQuery, VaultItemView } from '@manette/contracts/fulfilment';
import type { Page } from '@manette/contracts/http';
import { decodeCursor, encodeCursor, pageOf } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ListingNotFound } from '../../domain/fulfilment.errors.js';
import type { FulfilmentTables } from '../fulfilment.tables.js';
import { itemViewOf } from '../vault/vault-view.js';

/** Returns the items of a listing, sorted by number and without any content [LIF-048]. */
export class ListItems extends Query<Page<VaultItemView>> {
  constructor(
    readonly listing: ItemRef,
    readonly list: VaultItemListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListItems)
export class ListItemsHandler implements IQueryHandler<ListItems> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws ListingNotFound */
  async execute({ listing, list }: ListItems): Promise<Page<VaultItemView>> {
    const read = new GetListingFacts(listing);
    if (!(await this.queries.execute<GetListingFacts, ListingFacts | null>(read)))
      throw new ListingNotFound(listing.kind);
    const rows = await this.rows(listing, list);
    const { items, nextCursor } = pageOf(rows, list.limit, ({ number }) => encodeCursor([number]));
    return {
      items: items.map(({ created_at, ...row }) => itemViewOf({ ...row, createdAt: new Date(created_at) })),
      nextCursor,
      total: Number(rows[0]?.total ?? 0),
    };
  }

  private rows({ kind, id }: ItemRef, { state, cursor, limit }: VaultItemListQuery) {
    const [after] = decodeCursor(cursor, ['number']) ?? [];
    let matching = this.em
      .getKysely<FulfilmentTables>()
      .selectFrom('fulfilment.item')
      .where('listing_id', '=', id)
      .where('listing_kind', '=', kind);
    if (state) matching = matching.where('state', '=', state);
    let page = matching
      .select(['id', 'number', 'state', 'created_at', 'slot_kind as slotKind', 'slot_id as slotId'])
      .select(['ticket_id as ticketId', 'ticket_number as ticketNumber'])
      .select(matching.select((eb) => eb.fn.countAll<string>().as('total')).as('total'));
    if (after !== undefined) page = page.where(sql<boolean>`number > ${after}::numeric`);
    return page
      .orderBy('number')
      .limit(limit + 1)
      .execute();
  }
}
