import type { GiftCardListQuery, GiftCardView } from '@manette/contracts/catalog';
import type { Page } from '@manette/contracts/http';
import { EntityManager } from '@mikro-orm/postgresql';
import { PreparedReads } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  GIFT_CARD_SORT_KEYS,
  giftCardShelf,
  giftCardViewOf,
  type GiftCardRow,
} from '../shelf/gift-card.row.js';
import { orderNamed } from '../shelf/order.js';
import { PictureAddresses } from '../shelf/picture-addresses.js';
import type { Shelf } from '../shelf/shelf.js';
import { shelfPage } from '../shelf/shelf-page.js';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const filtersOf = ({ platform, region, inStock }: GiftCardListQuery): RawBuilder<boolean>[] => [
  ...(platform ? [sql<boolean>`l.platform = ${platform}`] : []),
  ...(region ? [sql<boolean>`l.region ilike ${`%${escaped(region)}%`}`] : []),
  ...(inStock === undefined
    ? []
    : [inStock ? sql<boolean>`l.available > 0` : sql<boolean>`l.available <= 0`]),
];

/** `GET /giftcards`: a page of the gift cards on the shelf, newest first unless sorted otherwise [API-026, CAT-089]. */
@Injectable()
export class ListGiftCards {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
    private readonly addresses: PictureAddresses,
  ) {}

  async run(query: GiftCardListQuery): Promise<Page<GiftCardView>> {
    const order = orderNamed(query.sort, GIFT_CARD_SORT_KEYS);
    const shelf: Shelf = { ...giftCardShelf, filters: filtersOf(query), q: query.q, order };
    const db = this.em.getKysely<unknown>();
    const { items, pictures, nextCursor, total } = await shelfPage<GiftCardRow>(
      { db, reads: this.reads },
      shelf,
      query,
    );
    const shown = this.addresses.of(pictures);
    return { items: items.map((row) => giftCardViewOf(row, shown, 1)), nextCursor, total };
  }
}
