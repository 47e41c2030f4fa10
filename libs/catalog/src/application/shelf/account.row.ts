import type { AccountView, Console, Currency, Service } from '@manette/contracts/catalog';
import { sql } from 'kysely';
import { galleryOf, type ShownPictures } from './gallery.js';
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

export const accountShelf = { table: 'catalog.account', columns } as const;

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
