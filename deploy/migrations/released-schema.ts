import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure } from '../failure.ts';
import type { Tables } from './database-schema.ts';

/** What a release reads and writes, `deploy/schema.json`. */
export interface ReleasedSchema {
  /** The version of the release. */
  release: string;
  /** What it does not use any more, so that the next release may drop it. */
  retired: string[];
  tables: Tables;
}

/** @throws CommandFailure when the file is not there or not such a file */
export function readReleasedSchema(file: string): ReleasedSchema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleasedSchema;
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The tables and columns that a list names, one a line; `#` begins a comment. */
export const readRetired = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** A column a line, so that a change of one is a change of one line. */
const tableText = ([name, columns]: [string, Tables[string]]): string => {
  const lines = Object.entries(columns).map(
    ([column, about]) => `${JSON.stringify(column)}: ${JSON.stringify(about)}`,
  );
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
};

const styleOfCheckout = () =>
  JSON.parse(readFileSync(join(CHECKOUT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/** Writes the file as `npm run format` leaves it. */
export async function writeReleasedSchema(
  file: string,
  { release, retired, tables }: ReleasedSchema,
): Promise<void> {
  const parts = Object.entries(tables).map(tableText);
  const text = `{"release": ${JSON.stringify(release)},\n"retired": ${JSON.stringify(retired)},\n"tables": {\n${parts.join(',\n')}\n}}`;
  const { code } = await format('schema.json', text, styleOfCheckout());
  writeFileSync(file, code);
}
