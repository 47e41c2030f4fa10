import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { isUpToDate } from './are-migrated.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase([]);
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Returns whether the database is up to date after a change, in a transaction that is rolled back. */
async function after(change: string): Promise<boolean> {
  await pool.query('begin');
  try {
    await pool.query(change);
    return await isUpToDate(pool, []);
  } finally {
    await pool.query('rollback');
  }
}

it('a start migrates nothing once everything is applied', async () => {
  expect(await isUpToDate(pool, [])).toBe(true);
});

it.each([
  ['nothing is applied', 'drop schema platform cascade'],
  ['a migration is missing', `delete from platform.migration where name = 'platform_015_traces'`],
  ['the queues have no schema', 'drop schema bullmq cascade'],
  ['the queues have an older schema', 'delete from bullmq.migration where version > 1'],
])('a start migrates when %s', async (_case, change) => {
  expect(await after(change)).toBe(false);
});
