import {
  CARD_COLUMNS,
  csvLine,
  giftCardLine,
  type Currency,
  type GiftCardFields,
  type Platform,
} from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { rowsInOrder } from './rows-in-order.js';

interface Row {
  id: string;
  name: string;
  platform: Platform;
  region: string;
  value_amount: number;
  value_currency: Currency;
  price_amount: number;
  price_currency: Currency;
  description: string | null;
  redemption_instructions: string;
  available: number;
}

const columns = sql`
  l.name, l.platform, l.region, l.value_amount::float8 as value_amount, l.value_currency,
  l.price_amount::float8 as price_amount, l.price_currency, l.description, l.redemption_instructions, l.available`;

const fieldsOf = (row: Row): GiftCardFields => ({
  name: row.name,
  platform: row.platform,
  region: row.region,
  value: { amount: row.value_amount, currency: row.value_currency },
  price: { amount: row.price_amount, currency: row.price_currency },
  description: row.description,
  redemptionInstructions: row.redemption_instructions,
  available: row.available,
});

/** All gift cards on the shelf as lines of a file that can be uploaded again. */
@Injectable()
export class ExportGiftCards {
  constructor(private readonly em: EntityManager) {}

  async *lines(): AsyncGenerator<string> {
    yield csvLine(CARD_COLUMNS);
    for await (const row of rowsInOrder<Row>(this.em.getKysely<unknown>(), 'catalog.gift_card', columns))
      yield giftCardLine(fieldsOf(row));
  }
}
