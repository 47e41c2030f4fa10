import type { AccountView } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { accountShelf, accountViewOf, type AccountRow } from '../shelf/account.row.js';
import { PictureAddresses } from '../shelf/picture-addresses.js';
import { readListing } from '../shelf/read-listings.js';

/** `GET /accounts/{id}`: one account on the shelf, as the current transaction sees it [API-019]. */
@Injectable()
export class ReadAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws ListingNotFound */
  async run(id: string): Promise<AccountView> {
    const { row, pictures } = await readListing<AccountRow>(this.em.getKysely<unknown>(), accountShelf, id);
    if (!row) throw new ListingNotFound('account');
    return accountViewOf(row, this.addresses.of(pictures));
  }
}
