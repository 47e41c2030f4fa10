import type { Currency, GiftCardSort, GiftCardView, Platform } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import { galleryOf, type ShownPictures } from './gallery.js';
import type { SortKey } from './order.js';
import type { ListingRow } from './read-listings.js';

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
  available: number;
}

/** Columns of `catalog.gift_card l`; see those of an account. */
const columns = sql`
  l.name, l.platform, l.region, l.value_amount, l.value_currency, l.price_amount, l.price_currency, l.description,
  l.redemption_instructions, l.available`;

/** Columns by what the table may be sorted by; names regardless of case, amounts of one currency together. */
export const GIFT_CARD_SORT_KEYS: Readonly<Record<GiftCardSort, readonly SortKey[]>> = {
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

export const giftCardShelf = { kind: 'giftCard', table: 'catalog.gift_card', columns } as const;

/** `most` bounds how many pictures come with it: lists show the cover alone. */
export const giftCardViewOf = (row: GiftCardRow, shown: ShownPictures, most?: number): GiftCardView => ({
  _id: row.id,
  name: row.name,
  platform: row.platform,
  region: row.region,
  value: { amount: row.value_amount, currency: row.value_currency },
  price: { amount: row.price_amount, currency: row.price_currency },
  description: row.description,
  redemptionInstructions: row.redemption_instructions,
  available: row.available,
  ...galleryOf(row.images, shown, most),
  createdAt: new Date(row.created).toISOString(),
  updatedAt: new Date(row.updated).toISOString(),
});
