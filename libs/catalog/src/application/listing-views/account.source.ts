import type { AccountSort, AccountView, Console, Currency, Service } from '@manette/contracts/catalog';
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

export interface AccountRow extends ListingRow {
  code_name: string;
  console: Console;
  service: Service;
  games: string[];
  amount: number;
  currency: Currency;
  duration: number;
  description: string | null;
}

/** The row becomes JSON in the statement, which keeps `numeric` exact. */
const columns = sql`
  l.code_name, l.console, l.service, l.games, l.price_amount as amount, l.price_currency as currency, l.duration,
  l.description`;

/** Names are sorted without regard to case; prices of one currency are grouped together. */
const SORT_KEYS: Readonly<Record<AccountSort, readonly SortKey[]>> = {
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

/** An account for both consoles is found under each of them (contract, section 4). */
const consolesFor = (console: Console): Console[] =>
  console === 'PS4' || console === 'PS5' ? [console, 'PS4/PS5'] : [console];

const viewOf = (row: AccountRow, pictures: ShownPictures, maxPictures?: number): AccountView => ({
  _id: row.id,
  codeName: row.code_name,
  console: row.console,
  service: row.service,
  games: row.games,
  ...galleryOf(row.images, pictures, maxPictures),
  prix: { amount: row.amount, currency: row.currency },
  duration: row.duration,
  available: row.available,
  ...countedAndRated(row),
  description: row.description,
  createdAt: new Date(row.created).toISOString(),
  updatedAt: new Date(row.updated).toISOString(),
});

export const accountSource: ListingSource<'account', AccountRow> = {
  kind: 'account',
  table: 'catalog.account',
  columns,
  filtersOf: ({ service, console, inStock }) => [
    ...(service ? [sql<boolean>`l.service = ${service}`] : []),
    ...(console ? [sql<boolean>`l.console in (${sql.join(consolesFor(console))})`] : []),
    ...stockFilter(inStock),
  ],
  savedFilters: [
    sql<boolean>`(s.service is null or l.service = s.service)`,
    sql<boolean>`(s.console is null or l.console = s.console or (s.console in ('PS4', 'PS5') and l.console = 'PS4/PS5'))`,
    ...savedInAll,
  ],
  sortOrderOf: ({ sort }) => sortOrderOf(sort, SORT_KEYS),
  viewOf,
};
