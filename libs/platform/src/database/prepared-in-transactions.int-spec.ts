import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { createOrm } from './orm.js';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase([]);
  orm = await createOrm(database.url, [], 1);
  await run(sql`create table thing (id int)`);
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const run = async (statement: ReturnType<typeof sql>) =>
  (await statement.execute(orm.em.fork().getKysely<object>())).rows;
const inTransaction = (
  work: (query: (statement: ReturnType<typeof sql>) => Promise<unknown>) => Promise<void>,
) => orm.em.fork().transactional((em) => work((statement) => statement.execute(em.getKysely<object>())));
const prepared = async (text: string) =>
  (await run(sql`select 1 from pg_prepared_statements where statement like ${`${text}%`}`)).length;

it('prepares a statement that is repeated in transactions, and none outside of them', async () => {
  const find = (id: number) => sql`select id from thing where id = ${id}`;
  for (const id of [1, 2]) await run(find(id));
  expect(await prepared('select id from thing')).toBe(0);
  await inTransaction(async (query) => {
    for (const id of [1, 2, 3]) await query(find(id));
  });
  expect(await prepared('select id from thing')).toBe(1);
});

it('plans again after a table of the plan has changed', async () => {
  const all = () =>
    inTransaction(async (query) => void (await query(sql`select * from thing where id > ${0}`)));
  for (let time = 0; time < 3; time += 1) await all();
  await run(sql`alter table thing add column name text`);
  await expect(all()).rejects.toThrow('cached plan must not change result type');
  await all();
  await all();
});
