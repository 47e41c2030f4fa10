import { PLATFORMS } from '../enumerations.js';
import { giftCardFields, type GiftCardFields } from '../gift-card.fields.js';
import { csvRecords, type CsvRecord } from './csv.js';
import type { FileFault } from './file-fault.js';
import { MAX_CARD_LINES } from './file-rules.js';

/** The columns of a gift card file, in their order [CAT-133]. */
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
  faults: FileFault[];
  /** More lines than a file may have; nothing beyond them was read. */
  tooLong: boolean;
}

const isHeader = ({ columns }: CsvRecord): boolean =>
  columns.map((column) => column.trim().toLowerCase()).join() === CARD_COLUMNS.join().toLowerCase();

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

const readRecord = ({ line, columns, fault }: CsvRecord, parsed: ParsedCardFile): void => {
  const wrongCount =
    columns.length === CARD_COLUMNS.length
      ? undefined
      : `A line must have ${CARD_COLUMNS.length} columns, this one has ${columns.length}`;
  const message = fault ?? wrongCount;
  if (message) return void parsed.faults.push({ line, field: '', message });
  const judged = giftCardFields.safeParse(inputOf(columns));
  if (judged.success) parsed.cards.push({ line, fields: judged.data });
  else
    for (const issue of judged.error.issues)
      parsed.faults.push({ line, field: issue.path.join('.'), message: issue.message });
};

/** Reads a gift card file [CAT-131..134]: the cards it would create, and every fault by line and field. */
export const parseGiftCardFile = (text: string): ParsedCardFile => {
  const parsed: ParsedCardFile = { cards: [], faults: [], tooLong: false };
  let lines = 0;
  let isFirst = true;
  for (const record of csvRecords(text)) {
    const skipped = isFirst && isHeader(record);
    isFirst = false;
    if (skipped) continue;
    lines += 1;
    if (lines > MAX_CARD_LINES) return { ...parsed, tooLong: true };
    readRecord(record, parsed);
  }
  return parsed;
};
