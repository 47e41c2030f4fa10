import pg from 'pg';
import { addressOf, APPLICATION, SUPERUSER, type Access } from './access.ts';

async function asSuperuser<T>(
  access: Access,
  port: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: addressOf(SUPERUSER, access.superuser, port, 'postgres'),
    connectionTimeoutMillis: 30_000,
    query_timeout: 60_000,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @returns the data folder of the server on this port. @throws when the server does not accept our password */
export async function dataDirectoryOf(access: Access, port: number): Promise<string> {
  return asSuperuser(access, port, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? '';
  });
}

/** Creates the shop's role and database if they do not exist. The role owns only its database. */
export async function prepareDatabase(access: Access, port: number): Promise<void> {
  await asSuperuser(access, port, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [APPLICATION],
    );
    const secret = client.escapeLiteral(access.application);
    if (!rows[0]?.role) await client.query(`create role ${APPLICATION} login password ${secret}`);
    if (!rows[0]?.database) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  });
}
