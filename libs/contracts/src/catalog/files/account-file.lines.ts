import type { FileFault } from './file-fault.js';
import { linesOf } from './text-of-file.js';

/** The keys of an account file by their lower-case spelling, and the field that each one fills. */
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
  /** The value of each key that is there, `games` aside. */
  values: Map<AccountFileField, FileLine>;
  games: FileLine[];
  faults: FileFault[];
}

const fieldOf = (key: string): AccountFileField | undefined =>
  Object.hasOwn(FIELDS, key) ? FIELDS[key as keyof typeof FIELDS] : undefined;

/** Cuts at the first colon only, so that a value may hold more of them. */
const cut = (text: string): { key: string; value: string } | null => {
  const colon = text.indexOf(':');
  return colon < 0 ? null : { key: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
};

/**
 * Sorts the lines of an account file by their keys, which come in any order and spelling [CAT-115..122]. Below
 * `Games:` a line is a game unless what stands before its colon is one of the keys.
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
