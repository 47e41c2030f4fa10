import type { AccountListQuery, AccountView, Console } from '@manette/contracts/catalog';
import type { Page } from '@manette/contracts/http';
import { EntityManager } from '@mikro-orm/postgresql';
import { PreparedReads } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { ACCOUNT_SORT_KEYS, accountShelf, accountViewOf, type AccountRow } from '../shelf/account.row.js';
import { orderNamed } from '../shelf/order.js';
import { PictureAddresses } from '../shelf/picture-addresses.js';
import type { Shelf } from '../shelf/shelf.js';
import { shelfPage } from '../shelf/shelf-page.js';

/** An account for both consoles is one for each of them (contract, section 4). */
const consolesFor = (console: Console): Console[] =>
  console === 'PS4' || console === 'PS5' ? [console, 'PS4/PS5'] : [console];

const filtersOf = ({ service, console, inStock }: AccountListQuery): RawBuilder<boolean>[] => [
  ...(service ? [sql<boolean>`l.service = ${service}`] : []),
  ...(console ? [sql<boolean>`l.console in (${sql.join(consolesFor(console))})`] : []),
  ...(inStock === undefined
    ? []
    : [inStock ? sql<boolean>`l.available > 0` : sql<boolean>`l.available <= 0`]),
];

/** `GET /accounts`: a page of the accounts on the shelf, newest first unless sorted otherwise [API-018, CAT-028..031]. */
@Injectable()
export class ListAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
    private readonly addresses: PictureAddresses,
  ) {}

  async run(query: AccountListQuery): Promise<Page<AccountView>> {
    const order = orderNamed(query.sort, ACCOUNT_SORT_KEYS);
    const shelf: Shelf = { ...accountShelf, filters: filtersOf(query), q: query.q, order };
    const db = this.em.getKysely<unknown>();
    const { items, pictures, nextCursor, total } = await shelfPage<AccountRow>(
      { db, reads: this.reads },
      shelf,
      query,
    );
    const shown = this.addresses.of(pictures);
    return { items: items.map((row) => accountViewOf(row, shown, 1)), nextCursor, total };
  }
}
