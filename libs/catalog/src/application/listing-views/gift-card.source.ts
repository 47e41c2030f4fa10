import type { Currency, GiftCardSort, GiftCardView, Platform } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import { galleryOf, type ShownPictures } from './gallery.js';
import {
  countedAndRated,
  savedInAll,
  stockFilter,
  type ListingRow,
  type ListingSource,
} from './listing-source.js';
import { sortOrderOf, type SortKey } from './sort-order.js';

export interface GiftCardRow extends ListingRow {
  name: string;
  platform: Platform;
  region: string;
  value_amount: number;
  value_currency: Currency;
  price_amount: number;
  price_currency: Currency;
  description: string | null;
  redemption_instructions: string;
}

const columns = sql`
  l.name, l.platform, l.region, l.value_amount, l.value_currency, l.price_amount, l.price_currency, l.description,
  l.redemption_instructions`;

/** Names are sorted without regard to case; amounts of one currency are grouped together. */
const SORT_KEYS: Readonly<Record<GiftCardSort, readonly SortKey[]>> = {
  createdAt: [{ column: sql`l.created_at`, kind: 'time' }],
  name: [{ column: sql`lower(l.name)`, kind: 'text' }],
  platform: [{ column: sql`l.platform`, kind: 'text' }],
  region: [{ column: sql`lower(l.region)`, kind: 'text' }],
  value: [
    { column: sql`l.value_currency`, kind: 'text' },
    { column: sql`l.value_amount`, kind: 'number' },
  ],
  price: [
    { column: sql`l.price_currency`, kind: 'text' },
    { column: sql`l.price_amount`, kind: 'number' },
  ],
  available: [{ column: sql`l.available`, kind: 'number' }],
};

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const viewOf = (row: GiftCardRow, pictures: ShownPictures, maxPictures?: number): GiftCardView => ({
  _id: row.id,
  name: row.name,
  platform: row.platform,
  region: row.region,
  value: { amount: row.value_amount, currency: row.value_currency },
  price: { amount: row.price_amount, currency: row.price_currency },
  description: row.description,
  redemptionInstructions: row.redemption_instructions,
  available: row.available,
  ...countedAndRated(row),
  ...galleryOf(row.images, pictures, maxPictures),
  createdAt: new Date(row.created).toISOString(),
  updatedAt: new Date(row.updated).toISOString(),
});

export const giftCardSource: ListingSource<'giftCard', GiftCardRow> = {
  kind: 'giftCard',
  table: 'catalog.gift_card',
  columns,
  filtersOf: ({ platform, region, inStock }) => [
    ...(platform ? [sql<boolean>`l.platform = ${platform}`] : []),
    ...(region ? [sql<boolean>`l.region ilike ${`%${escapeLike(region)}%`}`] : []),
    ...stockFilter(inStock),
  ],
  savedFilters: [
    sql<boolean>`(s.platform is null or l.platform = s.platform)`,
    sql<boolean>`(s.region is null or l.region ilike s.region_pattern)`,
    ...savedInAll,
  ],
  sortOrderOf: ({ sort }) => sortOrderOf(sort, SORT_KEYS),
  viewOf,
};
