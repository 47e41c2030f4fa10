import {
  ACCOUNT_COLUMNS,
  CARD_COLUMNS,
  accountLine,
  giftCardLine,
  type AccountFields,
  type Currency,
  type GiftCardFields,
} from '@manette/contracts/catalog';
import { sql, type RawBuilder } from 'kysely';
import type { ListingKind } from '../../domain/listing-kinds.js';

interface KeyedRow {
  id: string;
}

interface AccountRow extends KeyedRow, Omit<AccountFields, 'codeName' | 'prix'> {
  code_name: string;
  amount: number;
  currency: Currency;
}

interface GiftCardRow
  extends KeyedRow, Pick<GiftCardFields, 'name' | 'platform' | 'region' | 'description' | 'available'> {
  value_amount: number;
  value_currency: Currency;
  price_amount: number;
  price_currency: Currency;
  redemption_instructions: string;
}

interface Rows {
  account: AccountRow;
  giftCard: GiftCardRow;
}

/** The file of one kind of listing, in the format that the uploads accept. */
export interface ListingFile<Row extends KeyedRow> {
  table: 'catalog.account' | 'catalog.gift_card';
  /** Columns of the table `l`, as `Row` names them. */
  columns: RawBuilder<unknown>;
  header: readonly string[];
  lineOf(row: Row): string;
}

/** A row as `rowsInOrder` reads it. */
export type FileRowOf<K extends ListingKind> = Rows[K];

export const LISTING_FILES: { [K in ListingKind]: ListingFile<FileRowOf<K>> } = {
  account: {
    table: 'catalog.account',
    columns: sql`
      l.code_name, l.price_amount::float8 as amount, l.price_currency as currency, l.console, l.service, l.duration,
      l.available, l.games, l.description`,
    header: ACCOUNT_COLUMNS,
    lineOf: ({ code_name, amount, currency, ...rest }) =>
      accountLine({ ...rest, codeName: code_name, prix: { amount, currency } }),
  },
  giftCard: {
    table: 'catalog.gift_card',
    columns: sql`
      l.name, l.platform, l.region, l.value_amount::float8 as value_amount, l.value_currency,
      l.price_amount::float8 as price_amount, l.price_currency, l.description, l.redemption_instructions, l.available`,
    header: CARD_COLUMNS,
    lineOf: ({ redemption_instructions, ...row }) =>
      giftCardLine({
        ...row,
        value: { amount: row.value_amount, currency: row.value_currency },
        price: { amount: row.price_amount, currency: row.price_currency },
        redemptionInstructions: redemption_instructions,
      }),
  },
};
