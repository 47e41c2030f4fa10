import type { FileError } from './file-error.js';
import { linesOf } from './decode-text.js';

/** The keys of an account file in lower case, each with the field that it fills. */
const FIELDS = {
  codename: 'codeName',
  prix: 'prix',
  console: 'console',
  service: 'service',
  duration: 'duration',
  available: 'available',
  games: 'games',
  description: 'description',
} as const;
export type AccountFileField = (typeof FIELDS)[keyof typeof FIELDS];

export interface FileLine {
  line: number;
  text: string;
}

export interface AccountFileLines {
  /** The value of each key in the file, except `games`. */
  values: Map<AccountFileField, FileLine>;
  games: FileLine[];
  faults: FileError[];
}

const fieldOf = (key: string): AccountFileField | undefined =>
  Object.hasOwn(FIELDS, key) ? FIELDS[key as keyof typeof FIELDS] : undefined;

/** Splits at the first colon, as a value may contain colons. */
const cut = (text: string): { key: string; value: string } | null => {
  const colon = text.indexOf(':');
  return colon < 0 ? null : { key: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
};

/**
 * Groups the lines of an account file by their keys, which may have any order and case [CAT-115..122]. After `Games:` a line
 * is a game unless it begins with one of the keys and a colon.
 */
export const sortAccountLines = (text: string): AccountFileLines => {
  const sorted: AccountFileLines = { values: new Map(), games: [], faults: [] };
  let belowGames = false;
  for (const [index, raw] of linesOf(text).entries()) {
    const [line, trimmed] = [index + 1, raw.trim()];
    if (trimmed === '') continue;
    const parts = cut(trimmed);
    const field = parts ? fieldOf(parts.key.toLowerCase()) : undefined;
    if (parts && field) {
      belowGames = field === 'games';
      take(sorted, field, { line, text: parts.value });
    } else if (belowGames) {
      sorted.games.push({ line, text: trimmed });
    } else {
      const message = parts ? `Unknown key '${parts.key.slice(0, 50)}'` : "A line must be 'Key: value'";
      sorted.faults.push({ line, field: '', message });
    }
  }
  return sorted;
};

const take = (
  { values, games, faults }: AccountFileLines,
  field: AccountFileField,
  value: FileLine,
): void => {
  const former = values.get(field);
  if (former) {
    faults.push({ line: value.line, field, message: `This key was given on line ${former.line} already` });
    return;
  }
  values.set(field, value);
  if (field === 'games' && value.text !== '') games.push(value);
};
