import type { AccountSort, AccountView, Console, Currency, Service } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import { galleryOf, type ShownPictures } from './gallery.js';
import type { SortKey } from './order.js';
import type { ListingRow } from './read-listings.js';

export interface AccountRow extends ListingRow {
  code_name: string;
  console: Console;
  service: Service;
  games: string[];
  amount: number;
  currency: Currency;
  duration: number;
  available: number;
  description: string | null;
}

/** Columns of `catalog.account l` beside those of every listing; as JSON, `numeric` comes exactly. */
const columns = sql`
  l.code_name, l.console, l.service, l.games, l.price_amount as amount, l.price_currency as currency, l.duration,
  l.available, l.description`;

/** Columns by what the table may be sorted by; names regardless of case, prices of one currency together. */
export const ACCOUNT_SORT_KEYS: Readonly<Record<AccountSort, readonly SortKey[]>> = {
  createdAt: [{ column: sql`l.created_at`, kind: 'time' }],
  codeName: [{ column: sql`lower(l.code_name)`, kind: 'text' }],
  price: [
    { column: sql`l.price_currency`, kind: 'text' },
    { column: sql`l.price_amount`, kind: 'number' },
  ],
  console: [{ column: sql`l.console`, kind: 'text' }],
  service: [{ column: sql`l.service`, kind: 'text' }],
  duration: [{ column: sql`l.duration`, kind: 'number' }],
  available: [{ column: sql`l.available`, kind: 'number' }],
};

export const accountShelf = { kind: 'account', table: 'catalog.account', columns } as const;

/** `most` bounds how many pictures come with it: lists show the cover alone. */
export const accountViewOf = (row: AccountRow, shown: ShownPictures, most?: number): AccountView => ({
  _id: row.id,
  codeName: row.code_name,
  console: row.console,
  service: row.service,
  games: row.games,
  ...galleryOf(row.images, shown, most),
  prix: { amount: row.amount, currency: row.currency },
  duration: row.duration,
  available: row.available,
  description: row.description,
  createdAt: new Date(row.created).toISOString(),
  updatedAt: new Date(row.updated).toISOString(),
});
