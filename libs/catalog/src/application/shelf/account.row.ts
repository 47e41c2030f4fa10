import type { AccountView, Console, Currency, Service } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import type { PictureAddresses } from './picture-addresses.js';
import { picturesColumn, type PictureRow } from './picture.row.js';

export interface AccountRow {
  id: string;
  code_name: string;
  console: Console;
  service: Service;
  games: string[];
  amount: number;
  currency: Currency;
  duration: number;
  available: number;
  description: string | null;
  created: number;
  updated: number;
  pictures: PictureRow[];
}

/** Columns of `catalog.account l`. Amounts have two decimals, which `float8` prints exactly; times in milliseconds. */
export const accountColumns = sql`
  l.id, l.code_name, l.console, l.service, l.games, l.price_amount::float8 as amount, l.price_currency as currency,
  l.duration, l.available, l.description, (extract(epoch from l.created_at) * 1000)::float8 as created,
  (extract(epoch from l.updated_at) * 1000)::float8 as updated, ${picturesColumn} as pictures`;

export const accountViewOf = (row: AccountRow, addresses: PictureAddresses): AccountView => ({
  _id: row.id,
  codeName: row.code_name,
  console: row.console,
  service: row.service,
  games: row.games,
  ...addresses.of(row.pictures),
  prix: { amount: row.amount, currency: row.currency },
  duration: row.duration,
  available: row.available,
  description: row.description,
  createdAt: new Date(row.created).toISOString(),
  updatedAt: new Date(row.updated).toISOString(),
});
