import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestApp, type TestApp } from '../../support/index.js';
import { filesBelow, SECRET } from './shop.js';

const maintenance = () => process.env.TEST_DATABASE_URL ?? '';

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty place to restore into: a database owned by an ordinary role, and a folder for the files. */
export interface EmptyPlace {
  env: Record<string, string>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  remove(): Promise<void>;
}

export async function emptyPlace(): Promise<EmptyPlace> {
  const name = `place_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`create role ${name} login password '${name}'`, `create database ${name} owner ${name}`);
  const url = new URL(maintenance());
  [url.username, url.password, url.pathname] = [name, name, `/${name}`];
  const dataDir = mkdtempSync(join(tmpdir(), 'manette-place-'));
  return {
    env: { DATABASE_URL: url.href, DATA_DIR: dataDir },
    query: async <Row extends pg.QueryResultRow>(text: string) => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
    remove: async () => {
      await asSuperuser(`drop database if exists ${name}`, `drop role ${name}`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the product on a restored place. */
export const startOn = ({ env, query }: EmptyPlace, more: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp({
    env: { JWT_SECRET: SECRET, DATA_DIR: env.DATA_DIR ?? '', ...more },
    database: { url: env.DATABASE_URL ?? '', query, endConnections: async () => {}, drop: async () => {} },
  });

/** Returns the schemas and files of a place, to check that nothing has changed. */
export const stateOf = async ({ env, query }: EmptyPlace) => [
  await query(`select nspname from pg_namespace where nspname not like 'pg_%' order by 1`),
  await filesBelow(env.DATA_DIR ?? ''),
];
