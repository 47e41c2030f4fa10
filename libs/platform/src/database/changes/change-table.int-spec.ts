import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import { createOrm } from '../orm.js';
import { PreparedReads } from '../prepared-reads.js';
import { ChangeTable } from './change-table.js';

let database: TestDatabase;
let orm: MikroORM;
let table: ChangeTable;
let writers: pg.Client[];
beforeAll(async () => {
  database = await createTestDatabase([]);
  orm = await createOrm(database.url, []);
  table = new ChangeTable(orm, new PreparedReads(orm));
  writers = [new pg.Client(database.url), new pg.Client(database.url)];
  for (const writer of writers) await writer.connect();
});
afterAll(async () => {
  for (const writer of writers) await writer.end();
  await orm.close(true);
  await database.drop();
});

const note = (writer: pg.Client | undefined, key: string) =>
  writer?.query(`select platform.note_change('shelf', $1)`, [key]);

describe('the table of changes', () => {
  it('returns each change once, after its commit, in whatever order transactions commit', async () => {
    const [first, second] = writers;
    let { snapshot } = await table.since(undefined);
    const told = async () => {
      const changes = await table.since(snapshot);
      snapshot = changes.snapshot;
      return changes.keys;
    };
    expect(await told()).toEqual({});
    await first?.query('begin');
    await note(first, 'early');
    await note(second, 'late');
    expect(await told()).toEqual({ shelf: ['late'] });
    expect(await told()).toEqual({});
    await first?.query('commit');
    expect(await told()).toEqual({ shelf: ['early'] });
    await first?.query('begin');
    await note(first, 'undone');
    await first?.query('rollback');
    expect(await told()).toEqual({});
  });

  it('makes no writer wait for another', async () => {
    const [first, second] = writers;
    await first?.query('begin');
    await note(first, 'same');
    await note(first, 'same');
    await note(second, 'same');
    await first?.query('commit');
  });

  it('keeps changes for ten minutes after a clean-up first found them', async () => {
    const [writer] = writers;
    const { snapshot } = await table.since(undefined);
    await note(writer, 'kept');
    await table.cleanUp();
    await table.cleanUp();
    expect((await table.since(snapshot)).keys).toEqual({ shelf: ['kept'] });
    await writer?.query(`update platform.change set settled_at = now() - interval '11 minutes'`);
    await table.cleanUp();
    expect((await table.since(snapshot)).keys).toEqual({});
  });
});
