import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure } from '../failure.ts';
import type { Tables } from './database-schema.ts';

/** The tables and columns that a release reads and writes, as recorded in `deploy/schema.json`. */
export interface ReleasedSchema {
  /** The version of the release. */
  release: string;
  /** Tables and columns that the release no longer uses, so that the next release may drop them. */
  retired: string[];
  tables: Tables;
}

/** @throws CommandFailure when the file cannot be read or is not JSON */
export function readReleasedSchema(file: string): ReleasedSchema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleasedSchema;
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Returns the tables and columns that a file lists, one per line; `#` begins a comment. */
export const readRetired = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** Writes each column on its own line, so that a change of a column changes only one line. */
const tableText = ([name, columns]: [string, Tables[string]]): string => {
  const lines = Object.entries(columns).map(
    ([column, about]) => `${JSON.stringify(column)}: ${JSON.stringify(about)}`,
  );
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
};

const styleOfCheckout = () =>
  JSON.parse(readFileSync(join(CHECKOUT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/** Writes the file in the style of `npm run format`. */
export async function writeReleasedSchema(
  file: string,
  { release, retired, tables }: ReleasedSchema,
): Promise<void> {
  const parts = Object.entries(tables).map(tableText);
  const text = `{"release": ${JSON.stringify(release)},\n"retired": ${JSON.stringify(retired)},\n"tables": {\n${parts.join(',\n')}\n}}`;
  const { code } = await format('schema.json', text, styleOfCheckout());
  writeFileSync(file, code);
}
