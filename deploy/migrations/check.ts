// `npm run check:migrations [-- [--accept] --with FILE.sql]`: whether the last release can serve on the tables that this
// checkout's migrations leave, and those of FILE. `--accept` notes at a release what it reads (OPS-071 to OPS-073). The
// other options name other files than those in `deploy/`.
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

/** The version of this checkout, which is the release's when it is accepted. */
const ownVersion = (): string =>
  (JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { version: string }).version;

/** Reads the statements of a file, if one is given, to be applied after the migrations. */
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
