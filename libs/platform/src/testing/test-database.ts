import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ContextPersistence } from '../database/context-persistence.js';
import { migrate } from '../database/migrate.js';
import { mergeMigrations } from '../database/orm.js';
import { endsInTime } from './ends-in-time.js';

const TEMPLATE_LOCK = 7_265_509;
/** The system catalogs that migrations change; every connection to every copy reads them. */
const CHANGED_CATALOGS =
  'pg_attrdef, pg_attribute, pg_class, pg_constraint, pg_depend, pg_index, pg_namespace, pg_proc, pg_trigger, pg_type';

export interface TestDatabase {
  url: string;
  /** Runs a statement outside of the product's connections; several statements may run at the same time. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Terminates the product's connections to the database, as an administrator of PostgreSQL may do. */
  endConnections(): Promise<void>;
  drop(): Promise<void>;
}

function maintenanceUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL; integration tests are run by tools/jest/run.mjs');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(maintenanceUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const withMaintenance = <T>(work: (client: pg.Client) => Promise<T>) => withClient(maintenanceUrl(), work);

function templateName(contexts: ContextPersistence[]): string {
  const hash = createHash('sha256');
  for (const migration of mergeMigrations(contexts))
    hash.update(`${migration.name}${String(migration.class)}`);
  return `manette_template_${hash.digest('hex').slice(0, 16)}`;
}

async function ensureTemplate(client: pg.Client, contexts: ContextPersistence[]): Promise<string> {
  const name = templateName(contexts);
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await migrate(urlOf(unfinished), contexts);
  await withClient(urlOf(unfinished), (made) => made.query(`vacuum (freeze, analyze) ${CHANGED_CATALOGS}`));
  // This connection creates the file of the relation cache, which is copied with the template.
  await withClient(urlOf(unfinished), (made) => made.query('select 1'));
  await client.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

const OWN_NAME = 'manette-suite';

/** Creates the pool for a suite's own statements: a new connection would take as long as most of the statements. */
function ownConnections(url: string): pg.Pool {
  const options = { connectionString: url, application_name: OWN_NAME, allowExitOnIdle: true };
  const pool = new pg.Pool({ ...options, idleTimeoutMillis: 0 });
  // An idle connection may be closed with its server; the next statement opens another one.
  return pool.on('error', () => undefined);
}

/** Creates a migrated database for a suite, as a copy of a template that is migrated once per server. */
export function createTestDatabase(contexts: ContextPersistence[]): Promise<TestDatabase> {
  return withMaintenance(async (client) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const template = await ensureTemplate(client, contexts);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    const own = ownConnections(urlOf(name));
    // `drop database` waits up to five seconds for connections that are being closed, which the end of a pool
    // does not. `force` would end them with an error that nothing handles.
    const drop = async () => {
      await endsInTime("closing the suite's connections", own.end());
      const dropped = withMaintenance((closing) => closing.query(`drop database if exists ${name}`));
      await endsInTime('dropping the database', dropped);
    };
    const endConnections = () =>
      withMaintenance(async (ending) => {
        const ofProduct = 'datname = $1 and application_name <> $2';
        await ending.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofProduct}`, [
          name,
          OWN_NAME,
        ]);
      });
    const query = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await own.query<Row>(text, values)).rows;
    return { url: urlOf(name), query, endConnections, drop };
  });
}
