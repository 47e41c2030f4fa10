import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createTestDatabase, eventually, startBreakableProxy } from '../testing/index.js';
import type { BreakableProxy, TestDatabase } from '../testing/index.js';
import { ChangeFeed } from './changes/change-feed.js';
import { ChangeTable } from './changes/change-table.js';
import { isUnavailable } from './is-unavailable.js';
import { LastSteps } from './unit-of-work/last-steps.js';
import { MikroUnitOfWork } from './unit-of-work/mikro-unit-of-work.js';
import { createOrm } from './orm.js';
import { PreparedReads } from './prepared-reads.js';

const POOL_SIZE = 3;

let database: TestDatabase;
let proxy: BreakableProxy;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase([]);
  proxy = await startBreakableProxy(database.url);
  orm = await createOrm(proxy.url, [], POOL_SIZE);
  await orm.connect();
});
afterAll(async () => {
  await orm.close(true);
  await proxy.close();
  await database.drop();
});

describe('a pool whose connections break', () => {
  it('[contract 2] loses no connection, however many transactions were cut off', async () => {
    const em: EntityManager = orm.em;
    const unitOfWork = new MikroUnitOfWork(
      orm,
      [],
      new ChangeFeed(new ChangeTable(orm, new PreparedReads(orm))),
      new LastSteps(),
    );
    const query = () => sql`select 1`.execute(em.getKysely<object>());
    for (let outage = 0; outage < 3; outage += 1) {
      let cut: () => void = () => undefined;
      const isCut = new Promise<void>((resolve) => (cut = resolve));
      const transactions = Array.from({ length: POOL_SIZE }, () =>
        unitOfWork.run(async () => {
          await query();
          await isCut;
          await query();
        }),
      );
      const settled = Promise.allSettled(transactions);
      await eventually(async () => {
        const busy = `select count(*)::int as n from pg_stat_activity where datname = current_database()
          and state = 'idle in transaction'`;
        return (await database.query<{ n: number }>(busy))[0]?.n === POOL_SIZE;
      });
      proxy.break();
      cut();
      for (const result of await settled)
        expect(result.status === 'rejected' && isUnavailable(result.reason)).toBe(true);
      proxy.mend();
    }
    await eventually(() => Promise.all(Array.from({ length: POOL_SIZE }, () => unitOfWork.run(query))));
  });
});
