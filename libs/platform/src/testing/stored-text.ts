import { Redis } from 'ioredis';
import type pg from 'pg';

/** Returns every row of every table as text. */
async function inDatabase(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(...(await client.query<{ row: string }>(`select t::text as row from ${name} t`)).rows);
  return rows.map(({ row }) => row).join('\n');
}

const READ = {
  string: (redis: Redis, key: string) => redis.get(key),
  hash: (redis: Redis, key: string) => redis.hgetall(key),
  list: (redis: Redis, key: string) => redis.lrange(key, 0, -1),
  set: (redis: Redis, key: string) => redis.smembers(key),
  zset: (redis: Redis, key: string) => redis.zrange(key, 0, -1),
  stream: (redis: Redis, key: string) => redis.xrange(key, '-', '+'),
} as const;

/** Returns every value of every Redis key as text. */
async function inRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const values = [];
    for (const key of await redis.keys('*'))
      values.push(await READ[(await redis.type(key)) as keyof typeof READ]?.(redis, key));
    return JSON.stringify(values);
  } finally {
    redis.disconnect();
  }
}

/** Returns everything that PostgreSQL and Redis store, so that tests can search it for data that must not be stored. */
export async function storedText(client: pg.Client, redisUrl: string | undefined): Promise<string> {
  return (await inDatabase(client)) + (redisUrl ? await inRedis(redisUrl) : '');
}
