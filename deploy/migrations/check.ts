// `npm run check:migrations [-- [--accept] --with FILE.sql]`: checks whether the last release can serve on the tables that
// result from this checkout's migrations and the statements of FILE. `--accept` records the tables of a release (OPS-071 to
// OPS-073). The other options (`--schema`, `--retired`) replace the files in `deploy/`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure, runCommand } from '../failure.ts';
import { broken } from './compare.ts';
import { readDatabaseSchema, renamedColumns } from './database-schema.ts';
import { readReleasedSchema, readRetired, writeReleasedSchema } from './released-schema.ts';
import { onMigratedDatabase } from './throwaway-database.ts';

interface Options {
  with?: string | undefined;
  accept: boolean;
  schema: string;
  retired: string;
}

function readOptions(): Options {
  const options = {
    with: { type: 'string' },
    accept: { type: 'boolean', default: false },
    schema: { type: 'string', default: join(CHECKOUT, 'deploy/schema.json') },
    retired: { type: 'string', default: join(CHECKOUT, 'deploy/retired-columns.txt') },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandFailure((error as Error).message);
  }
}

function readStatements(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Returns the version of this checkout, which `--accept` records as the release. */
const ownVersion = (): string =>
  (JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { version: string }).version;

/** Reads the statements of the file, if one is given. @returns a function that executes them after the migrations */
function followUp({ with: file }: Options): (client: pg.Client) => Promise<void> {
  if (file === undefined) return () => Promise.resolve();
  const statements = readStatements(file);
  return async (client) => {
    await client.query(statements).catch((error: Error) => {
      throw new CommandFailure(`${file} failed: ${error.message}`);
    });
  };
}

async function accept(options: Options): Promise<void> {
  const apply = followUp(options);
  const { tables } = await onMigratedDatabase(async (client) => {
    await apply(client);
    return readDatabaseSchema(client);
  });
  const release = ownVersion();
  await writeReleasedSchema(options.schema, { release, retired: readRetired(options.retired), tables });
  console.log(`accepted what release ${release} reads`);
}

async function check(options: Options): Promise<void> {
  const released = readReleasedSchema(options.schema);
  const apply = followUp(options);
  const lines = await onMigratedDatabase(async (client) => {
    const before = await readDatabaseSchema(client);
    await apply(client);
    const after = await readDatabaseSchema(client);
    return broken(released, after.tables, renamedColumns(before, after));
  });
  if (lines.length > 0) throw new CommandFailure(...lines);
  console.log(`release ${released.release} can serve on these tables`);
}

await runCommand(() => {
  const options = readOptions();
  return options.accept ? accept(options) : check(options);
});
