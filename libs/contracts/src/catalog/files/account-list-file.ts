import { accountFields, type AccountFields } from '../account.fields.js';
import { CONSOLES } from '../enumerations.js';
import { csvLine } from './csv.js';
import { parseCsvFile, type CsvShape, type ParsedCsv } from './csv-file.js';
import { MAX_CARD_LINES } from './file-rules.js';

/** The columns of a file of many accounts; one column holds all games, one per line. */
export const ACCOUNT_COLUMNS = [
  'Code Name',
  'Price Amount',
  'Price Currency',
  'Console',
  'Service',
  'Duration',
  'Available',
  'Games',
  'Description',
] as const;

const inputOf = (columns: readonly string[]): Record<keyof AccountFields, unknown> => {
  const [codeName, amount, currency, console, service, duration, available, games, description] = columns;
  return {
    codeName,
    prix: { amount, currency: currency?.toUpperCase() },
    console: CONSOLES.find((known) => known.toLowerCase() === console?.toLowerCase()),
    ...{ service, duration, available, description },
    games: games?.split(/\r\n|\n|\r/),
  };
};

const SHAPE: CsvShape<AccountFields> = {
  columns: ACCOUNT_COLUMNS,
  maxLines: MAX_CARD_LINES,
  inputOf,
  rules: accountFields,
};

/** Parses a file of many accounts in the format of the export. Returns the valid accounts and all errors. */
export const parseAccountListFile = (text: string): ParsedCsv<AccountFields> => parseCsvFile(text, SHAPE);

/** Formats an account as a line of such a file. */
export const accountLine = (account: AccountFields): string =>
  csvLine([
    ...[account.codeName, account.prix.amount, account.prix.currency, account.console, account.service],
    ...[account.duration, account.available, account.games.join('\n'), account.description ?? ''],
  ]);
