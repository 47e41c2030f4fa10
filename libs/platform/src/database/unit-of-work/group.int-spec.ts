import { AsyncLocalStorage } from 'node:async_hooks';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import { ChangeFeed } from '../changes/change-feed.js';
import { ChangeTable } from '../changes/change-table.js';
import { createOrm } from '../orm.js';
import { PreparedReads } from '../prepared-reads.js';
import { bulkWrite } from './bulk-write.js';
import { LastSteps } from './last-steps.js';
import { writeLate } from './late-writes.js';
import { MikroUnitOfWork } from './mikro-unit-of-work.js';
import { SharedCall } from './shared-call.js';

let database: TestDatabase;
let orm: MikroORM;
let last: LastSteps;
let unitOfWork: MikroUnitOfWork;
beforeAll(async () => {
  database = await createTestDatabase([]);
  await database.query('create table note (body text primary key)');
  orm = await createOrm(database.url, []);
  last = new LastSteps();
  const changes = new ChangeFeed(new ChangeTable(orm, new PreparedReads(orm)));
  unitOfWork = new MikroUnitOfWork(orm, [() => marks([`mark of ${whose.getStore()}`])], changes, last);
});
beforeEach(() => database.query('truncate note'));
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

class AlreadyNoted extends Error {}

const whose = new AsyncLocalStorage<string>();
const notes = bulkWrite<string>(
  (bodies) => sql`insert into note select * from unnest(${[...bodies]}::text[])`,
);
const marks = (bodies: string[]) => (whose.getStore() ? { write: notes(bodies) } : undefined);

/** A unit of work that ends with a note. */
async function noting(body: string): Promise<string> {
  const isTaken = (error: unknown) => error instanceof Error && 'constraint' in error;
  writeLate({
    write: notes([body]),
    refusalOf: (error) => (isTaken(error) ? new AlreadyNoted() : undefined),
  });
  return `${body}!`;
}

const note = (body: string, key = body) => unitOfWork.runGrouped(key, () => noting(body));

/** Returns the notes of each transaction, sorted. */
async function notesByTransaction(): Promise<string[][]> {
  const text =
    'select array_agg(body order by body) as bodies from note group by xmin::text order by min(body)';
  return (await database.query<{ bodies: string[] }>(text)).map(({ bodies }) => bodies);
}

describe('grouped units of work', () => {
  it('that arrive together share a transaction, and each gets its own result', async () => {
    const results = await Promise.all(['a', 'b', 'c'].map((body) => note(body)));
    expect(results).toEqual(['a!', 'b!', 'c!']);
    expect(await notesByTransaction()).toEqual([['a', 'b', 'c']]);
  });

  it('with the same key have separate transactions', async () => {
    await Promise.all([note('a', 'k'), note('b', 'k'), note('c')]);
    expect(await notesByTransaction()).toEqual([['a', 'c'], ['b']]);
  });

  it('run in the context of their own requests up to the commit', async () => {
    const seen: (string | undefined)[] = [];
    last.add(async () => void seen.push(whose.getStore()));
    await Promise.all(['x', 'y'].map((name) => whose.run(name, () => note(name))));
    expect(seen).toEqual(['x', 'y']);
    expect(await notesByTransaction()).toEqual([['mark of x', 'mark of y', 'x', 'y']]);
  });

  it('run again one by one when one of them fails, without an effect on the others', async () => {
    await note('b');
    const failing = unitOfWork.runGrouped('c', () => Promise.reject(new Error('no')));
    const outcomes = await Promise.allSettled([note('a'), note('b', 'another'), failing, note('d')]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a!' },
      { status: 'rejected', reason: expect.any(AlreadyNoted) },
      { status: 'rejected', reason: new Error('no') },
      { status: 'fulfilled', value: 'd!' },
    ]);
    expect(await notesByTransaction()).toEqual([['a'], ['b'], ['d']]);
  });

  it('run again only after all of them have ended', async () => {
    const steps: string[] = [];
    const failing = unitOfWork.runGrouped('failing', () => Promise.reject(new Error('no')));
    const slow = unitOfWork.runGrouped('slow', async () => {
      steps.push('begin');
      await sql`insert into note values ('slow')`.execute(orm.em.getKysely<object>());
      for (let n = 0; n < 10; n += 1) await sql`select`.execute(orm.em.getKysely<object>());
      steps.push('end');
    });
    await expect(failing).rejects.toThrow('no');
    await slow;
    expect(steps).toEqual(['begin', 'end', 'begin', 'end']);
    expect(await notesByTransaction()).toEqual([['slow']]);
  });

  it('do not delay other groups while one of them waits for a lock', async () => {
    const holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query('begin');
    await holder.query(`insert into note values ('a')`);
    const waiting = Promise.allSettled([note('a')]);
    expect(await note('b')).toBe('b!');
    expect(await note('c')).toBe('c!');
    await holder.query('rollback');
    await holder.end();
    expect(await waiting).toEqual([{ status: 'fulfilled', value: 'a!' }]);
  });
});

describe('a shared call', () => {
  it('is made once for a group, and for each unit of work that has a transaction of its own', async () => {
    const calls: string[][] = [];
    const numbers = new SharedCall(async (items: string[]) => {
      calls.push(items);
      await sql`insert into note select * from unnest(${items}::text[])`.execute(orm.em.getKysely<object>());
      return items.map((item) => `${item}#`);
    });
    const numbered = (item: string) => () => numbers.add(item);
    const grouped = ['a', 'b'].map((item) => unitOfWork.runGrouped(item, numbered(item)));
    const alone = await unitOfWork.run(numbered('c'));
    expect([...(await Promise.all(grouped)), alone]).toEqual(['a#', 'b#', 'c#']);
    expect(calls).toHaveLength(2);
    expect(calls).toEqual(expect.arrayContaining([['a', 'b'], ['c']]));
    expect(await notesByTransaction()).toEqual([['a', 'b'], ['c']]);
  });
});
