import {
  ACCOUNT_COLUMNS,
  accountLine,
  csvLine,
  type AccountFields,
  type Console,
  type Currency,
  type Service,
} from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { rowsInOrder } from './rows-in-order.js';

interface Row {
  id: string;
  code_name: string;
  amount: number;
  currency: Currency;
  console: Console;
  service: Service;
  duration: number;
  available: number;
  games: string[];
  description: string | null;
}

const columns = sql`
  l.code_name, l.price_amount::float8 as amount, l.price_currency as currency, l.console, l.service, l.duration,
  l.available, l.games, l.description`;

const fieldsOf = ({ code_name, amount, currency, ...rest }: Row): AccountFields => ({
  ...rest,
  codeName: code_name,
  prix: { amount, currency },
});

/** All accounts on the shelf as lines of a file that can be uploaded again. */
@Injectable()
export class ExportAccounts {
  constructor(private readonly em: EntityManager) {}

  async *lines(): AsyncGenerator<string> {
    yield csvLine(ACCOUNT_COLUMNS);
    for await (const row of rowsInOrder<Row>(this.em.getKysely<unknown>(), 'catalog.account', columns))
      yield accountLine(fieldsOf(row));
  }
}
