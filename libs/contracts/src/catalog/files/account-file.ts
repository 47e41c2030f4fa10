import { accountFields, type AccountFields } from '../account.fields.js';
import { CONSOLES } from '../enumerations.js';
import { sortAccountLines, type AccountFileField, type AccountFileLines } from './account-file.lines.js';
import type { FileError } from './file-error.js';

export type ParsedAccountFile = { fields: AccountFields; faults: [] } | { fields: null; faults: FileError[] };

const PRICE = /^(\S+)\s+([A-Za-z]+)$/;
const PRICE_SHAPE = "Prix must be an amount and a currency, like '2500 DZD'";

/** Only the service is case-sensitive [CAT-118]. */
const consoleOf = (text: string | undefined): string | undefined =>
  CONSOLES.find((console) => console.toLowerCase() === text?.toLowerCase()) ?? text;

const priceOf = (text: string | undefined): { amount: string; currency: string } | undefined => {
  const [, amount, currency] = PRICE.exec(text ?? '') ?? [];
  return amount && currency ? { amount, currency: currency.toUpperCase() } : undefined;
};

/** Converts the values of the lines to the shape that the account's schema validates. */
const inputOf = ({ values, games }: AccountFileLines): Record<AccountFileField, unknown> => {
  const value = (field: AccountFileField) => values.get(field)?.text;
  return {
    codeName: value('codeName'),
    prix: priceOf(value('prix')),
    console: consoleOf(value('console')),
    service: value('service'),
    duration: value('duration'),
    available: value('available'),
    games: values.has('games') ? games.map(({ text }) => text) : undefined,
    description: value('description'),
  };
};

const faultsOf = (lines: AccountFileLines, path: readonly PropertyKey[], message: string): FileError => {
  const field = String(path[0] ?? '') as AccountFileField;
  const game = field === 'games' && typeof path[1] === 'number' ? lines.games[path[1]] : undefined;
  const line = (game ?? lines.values.get(field))?.line;
  const isMalformed = field === 'prix' && path.length === 1 && line !== undefined;
  return { line: line ?? 1, field, message: isMalformed ? PRICE_SHAPE : message };
};

/** Parses an account file [CAT-115..122]. Returns the fields of the account to create, or all errors with line and field. */
export const parseAccountFile = (text: string): ParsedAccountFile => {
  const lines = sortAccountLines(text);
  const judged = accountFields.safeParse(inputOf(lines));
  const faults = [
    ...lines.faults,
    ...(judged.error?.issues ?? []).map(({ path, message }) => faultsOf(lines, path, message)),
  ].sort((one, other) => one.line - other.line);
  return judged.success && faults.length === 0
    ? { fields: judged.data, faults: [] }
    : { fields: null, faults };
};
