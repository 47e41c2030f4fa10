import { GetOrderableItem, type Currency, type OrderableItem } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';

interface Row {
  name: string;
  platform: string;
  amount: number;
  currency: Currency;
  available: number;
}

const SOURCES = {
  account: sql`select code_name as name, console as platform, price_amount::float8 as amount,
                      price_currency as currency, available from catalog.account`,
  giftCard: sql`select name, platform, price_amount::float8 as amount,
                       price_currency as currency, available from catalog.gift_card`,
};

/** Called by orders: returns the fields of one listing that an order needs, or null when the listing is unknown or deleted. */
@QueryHandler(GetOrderableItem)
export class GetOrderableItemHandler implements IQueryHandler<GetOrderableItem, OrderableItem | null> {
  constructor(private readonly em: EntityManager) {}

  async execute({ item: { kind, id } }: GetOrderableItem): Promise<OrderableItem | null> {
    const { rows } = await sql<Row>`
      ${SOURCES[kind]} where id = ${id} and deleted_at is null`.execute(this.em.getKysely<unknown>());
    if (!rows[0]) return null;
    const { amount, currency, ...row } = rows[0];
    return { kind, id, ...row, price: { amount, currency } };
  }
}
