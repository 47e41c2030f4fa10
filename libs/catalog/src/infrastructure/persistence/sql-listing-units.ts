import type { Currency, ItemRef, ListingFacts, ListingRating } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { ListingUnits, type CountedUnits, type ChangedListingState } from '../../domain/listing-units.js';

const TABLES = { account: sql.table('catalog.account'), giftCard: sql.table('catalog.gift_card') };
const OWN_COLUMNS = {
  account: sql`code_name as name, console, service, duration`,
  giftCard: sql`name, null as console, null as service, null::integer as duration`,
};

type Row = Omit<ListingFacts, 'kind' | 'price'> & { amount: number; currency: Currency };

@Injectable()
export class SqlListingUnits extends ListingUnits {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override lock(item: ItemRef): Promise<ListingFacts | null> {
    return this.facts(item, sql`for update`);
  }

  override read(item: ItemRef): Promise<ListingFacts | null> {
    return this.facts(item, sql``);
  }

  override take(item: ItemRef, at: Date): Promise<ChangedListingState> {
    return this.update(item, at, sql`available = available - 1`, sql`available > 0`);
  }

  override add(item: ItemRef, units: number, at: Date): Promise<ChangedListingState> {
    return this.update(item, at, sql`available = available + ${units}::integer`);
  }

  override count(
    item: ItemRef,
    { vault, ledger, available }: CountedUnits,
    at: Date,
  ): Promise<ChangedListingState> {
    const counted = sql`has_vault = coalesce(${vault ?? null}::boolean, has_vault),
      has_ledger = coalesce(${ledger ?? null}::boolean, has_ledger),
      available = coalesce(${available ?? null}::integer, available)`;
    return this.update(item, at, counted);
  }

  /** Does not change `updated_at`, because nobody has changed the listing itself. */
  override rate(item: ItemRef, rating: ListingRating | null): Promise<ChangedListingState> {
    const rated = sql`rating_average = ${rating?.average ?? null}::numeric,
      rating_count = ${rating?.count ?? null}::integer`;
    return this.update(item, null, rated);
  }

  private async facts({ kind, id }: ItemRef, lock: RawBuilder<unknown>): Promise<ListingFacts | null> {
    const { rows } = await sql<Row>`
      select id, ${OWN_COLUMNS[kind]}, price_amount::float8 as amount, price_currency as currency, available,
             deleted_at is not null as "isDeleted", has_vault as "hasVault", has_ledger as "hasLedger"
        from ${TABLES[kind]} where id = ${id} ${lock}`.execute(this.db);
    if (!rows[0]) return null;
    const { amount, currency, ...row } = rows[0];
    return { kind, ...row, price: { amount, currency } };
  }

  private async update(
    { kind, id }: ItemRef,
    at: Date | null,
    changes: RawBuilder<unknown>,
    condition: RawBuilder<unknown> = sql`true`,
  ): Promise<ChangedListingState> {
    const { rows } = await sql<NonNullable<ChangedListingState>>`
      update ${TABLES[kind]} set ${changes}, updated_at = coalesce(${at?.toISOString() ?? null}::timestamptz, updated_at)
        from (select id as former_id, available as former from ${TABLES[kind]} where id = ${id} for update) f
       where id = former_id and ${condition}
       returning deleted_at is not null as "isDeleted", former > 0 and available = 0 as "isSoldOut"`.execute(
      this.db,
    );
    return rows[0] ?? null;
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
