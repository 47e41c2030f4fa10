import type { Currency, GiftCardView, Platform } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import type { PictureAddresses } from './picture-addresses.js';
import { picturesColumn, type PictureRow } from './picture.row.js';

export interface GiftCardRow {
  id: string;
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
  created: number;
  updated: number;
  pictures: PictureRow[];
}

/** Columns of `catalog.gift_card l`; see those of an account. */
export const giftCardColumns = sql`
  l.id, l.name, l.platform, l.region, l.value_amount::float8 as value_amount, l.value_currency,
  l.price_amount::float8 as price_amount, l.price_currency, l.description, l.redemption_instructions, l.available,
  (extract(epoch from l.created_at) * 1000)::float8 as created,
  (extract(epoch from l.updated_at) * 1000)::float8 as updated, ${picturesColumn} as pictures`;

export const giftCardViewOf = (row: GiftCardRow, addresses: PictureAddresses): GiftCardView => ({
  _id: row.id,
  name: row.name,
  platform: row.platform,
  region: row.region,
  value: { amount: row.value_amount, currency: row.value_currency },
  price: { amount: row.price_amount, currency: row.price_currency },
  description: row.description,
  redemptionInstructions: row.redemption_instructions,
  available: row.available,
  ...addresses.of(row.pictures),
  createdAt: new Date(row.created).toISOString(),
  updatedAt: new Date(row.updated).toISOString(),
});
