import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { ChangeFeed } from './changes/change-feed.js';
import { ChangeTable } from './changes/change-table.js';
import { createOrm } from './orm.js';
import { PreparedReads } from './prepared-reads.js';
import { LastSteps } from './unit-of-work/last-steps.js';
import { MikroUnitOfWork } from './unit-of-work/mikro-unit-of-work.js';

interface Thing {
  id: number;
  name: string;
}

const CONNECTIONS = 3;

let database: TestDatabase;
let orm: MikroORM;
let reads: PreparedReads;
beforeAll(async () => {
  database = await createTestDatabase([]);
  await database.query('create table thing (id int, name text)');
  await database.query(`insert into thing values (1, 'one'), (2, 'two')`);
  orm = await createOrm(database.url, [], CONNECTIONS);
  reads = new PreparedReads(orm);
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const db = () => orm.em.getKysely<{ thing: Thing }>();
const find = (id: number) => db().selectFrom('thing').selectAll().where('id', '=', id).compile();

it('plans a statement once for its connection', async () => {
  expect(await reads.run(find(1))).toEqual([{ id: 1, name: 'one' }]);
  expect(await reads.run(find(2))).toEqual([{ id: 2, name: 'two' }]);
  const plans = `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"thing"%'`;
  const { rows } = await db().executeQuery({ ...find(0), sql: plans, parameters: [] });
  expect(rows).toEqual([{ runs: '2' }]);
});

it('plans again after a table of the plan has changed, and throws other errors', async () => {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => reads.run(find(1))));
  await database.query('alter table thing add column colour text');
  expect(await reads.run(find(1))).toEqual([{ id: 1, name: 'one', colour: null }]);
  const { sql, ...rest } = find(1);
  await expect(reads.run({ ...rest, sql: sql.replace('thing', 'nothing') })).rejects.toThrow(
    'does not exist',
  );
});

it('runInTransactionIfAny reads what the current unit of work has written', async () => {
  const changes = new ChangeFeed(new ChangeTable(orm, reads));
  const unitOfWork = new MikroUnitOfWork(orm, [], changes, new LastSteps());
  await unitOfWork.run(async () => {
    await db().insertInto('thing').values({ id: 3, name: 'three' }).execute();
    expect(await reads.runInTransactionIfAny(find(3))).toMatchObject([{ name: 'three' }]);
  });
  expect(await reads.runInTransactionIfAny(find(3))).toMatchObject([{ name: 'three' }]);
});
