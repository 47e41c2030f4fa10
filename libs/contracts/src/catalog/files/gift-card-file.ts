import { PLATFORMS } from '../enumerations.js';
import { giftCardFields, type GiftCardFields } from '../gift-card.fields.js';
import { csvLine } from './csv.js';
import { parseCsvFile, type CsvShape } from './csv-file.js';
import type { FileError } from './file-error.js';
import { MAX_CARD_LINES } from './file-rules.js';

/** The columns of a gift card file, in order [CAT-133]. */
export const CARD_COLUMNS = [
  'Name',
  'Platform',
  'Region',
  'Value Amount',
  'Value Currency',
  'Price Amount',
  'Price Currency',
  'Description',
  'Redemption Instructions',
  'Available Count',
] as const;

export interface ParsedCardFile {
  cards: { line: number; fields: GiftCardFields }[];
  faults: FileError[];
  /** The file has too many lines; the rest was not read. */
  tooLong: boolean;
}

const inputOf = (columns: readonly string[]): Record<keyof GiftCardFields, unknown> => {
  const [name, platform = '', region, valueAmount, valueCurrency, priceAmount, priceCurrency, ...rest] =
    columns;
  const [description, redemptionInstructions, available] = rest;
  return {
    name,
    platform: PLATFORMS.find((known) => known.toLowerCase() === platform.toLowerCase()),
    region,
    value: { amount: valueAmount, currency: valueCurrency?.toUpperCase() },
    price: { amount: priceAmount, currency: priceCurrency?.toUpperCase() },
    description,
    redemptionInstructions,
    available,
  };
};

const SHAPE: CsvShape<GiftCardFields> = {
  columns: CARD_COLUMNS,
  maxLines: MAX_CARD_LINES,
  inputOf,
  rules: giftCardFields,
};

/** Parses a gift card file [CAT-131..134]. Returns the valid cards, and all errors with line and field. */
export const parseGiftCardFile = (text: string): ParsedCardFile => {
  const { rows, faults, tooLong } = parseCsvFile(text, SHAPE);
  return { cards: rows, faults, tooLong };
};

/** Formats a gift card as a line of such a file. */
export const giftCardLine = (card: GiftCardFields): string =>
  csvLine([
    ...[card.name, card.platform, card.region],
    ...[card.value.amount, card.value.currency, card.price.amount, card.price.currency],
    ...[card.description ?? '', card.redemptionInstructions, card.available],
  ]);
