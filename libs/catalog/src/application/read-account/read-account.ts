import type { AccountView } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { accountColumns, accountViewOf, type AccountRow } from '../shelf/account.row.js';
import { PictureAddresses } from '../shelf/picture-addresses.js';

/** `GET /accounts/{id}`: one account on the shelf, as the current transaction sees it [API-019]. */
@Injectable()
export class ReadAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws ListingNotFound */
  async run(id: string): Promise<AccountView> {
    const { rows } = await sql<AccountRow>`
      select ${accountColumns} from catalog.account l where l.id = ${id} and l.deleted_at is null`.execute(
      this.em.getKysely<unknown>(),
    );
    if (!rows[0]) throw new ListingNotFound('account');
    return accountViewOf(rows[0], this.addresses);
  }
}
