import { LockMode, type EntityClass } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Account } from '../../domain/account.js';
import { GiftCard } from '../../domain/gift-card.js';
import type { ListingKind } from '../../domain/listing-kinds.js';
import { ListingRepository } from '../../domain/listing.repository.js';
import type { Listing } from '../../domain/listing.js';

const CLASSES: { [K in ListingKind]: EntityClass<Listing<K>> } = { account: Account, giftCard: GiftCard };
const TABLES = {
  account: { table: sql.table('catalog.account'), name: sql.ref('code_name') },
  giftCard: { table: sql.table('catalog.gift_card'), name: sql.ref('name') },
};

@Injectable()
export class MikroListingRepository extends ListingRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async add(...listings: Listing[]): Promise<void> {
    await this.em.persist(listings).flush();
  }

  /** The row lock makes a change of stock wait for an order that is being completed, and vice versa. */
  override lock<K extends ListingKind>(kind: K, id: string): Promise<Listing<K> | null> {
    const where = { id, deletedAt: null };
    return this.em.findOne<Listing<K>>(CLASSES[kind], where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  override async save(): Promise<void> {
    await this.em.flush();
  }

  override async findIdByName(kind: ListingKind, name: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from ${TABLES[kind].table} where ${TABLES[kind].name} = ${name}
       order by created_at limit 1`.execute(this.db);
    return rows[0]?.id;
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
