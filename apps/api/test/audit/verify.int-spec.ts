import { VerifyAuditLog, type VerifiedLog } from '@manette/contracts/audit';
import { Outbox, UnitOfWork } from '@manette/platform';
import { eventually } from '@manette/platform/testing';
import { Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { runProgramFor, startTestApp, type TestApp } from '../support/index.js';
import { headOf, record, wholeLog } from './support/log.js';

const DAY = 24 * 3_600_000;
const PERIODS = { AUDIT_RETENTION_DAYS: '1', TEST_PERIOD_FACTOR: '0.01' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: PERIODS });
  await many(12);
});
afterAll(() => app.stop());

async function many(count: number): Promise<void> {
  for (let number = 1; number <= count; number++)
    await record(app, {
      action: 'account.created',
      target: { type: 'account', _id: null, label: `${number}` },
    });
}

/** Runs `npm run admin -- audit verify` in its own process. */
async function command(): Promise<{ code: number | null; says: string }> {
  const { status, stdout } = await runProgramFor(app, 'admin', ['audit', 'verify'], PERIODS);
  return { code: status, says: stdout };
}

const verify = (): Promise<VerifiedLog> =>
  app.app.get(QueryBus).execute<VerifyAuditLog, VerifiedLog>(new VerifyAuditLog());

/** Returns what verification finds after `statement` has run with the triggers switched off. Restores the log afterwards. */
async function tampered(statement: string): Promise<VerifiedLog> {
  await app.database.query('create table audit.kept as select * from audit.entry');
  await app.database.query('create table audit.kept_head as select * from audit.head');
  await app.database.query('alter table audit.entry disable trigger user');
  await app.database.query(statement);
  const found = await verify();
  await app.database.query('delete from audit.entry');
  await app.database.query('insert into audit.entry select * from audit.kept');
  await app.database.query('update audit.head set (seq, hash) = (select seq, hash from audit.kept_head)');
  await app.database.query('alter table audit.entry enable trigger user');
  await app.database.query('drop table audit.kept, audit.kept_head');
  return found;
}
const changed = (seq: number) => ({ isIntact: false, seq, fault: 'changed' });
const missing = (seq: number) => ({ isIntact: false, seq, fault: 'missing' });

describe('the verification of the audit log', () => {
  it('[TRU-088] finds an untouched log intact, and prints its head', async () => {
    const { seq, hash } = await headOf(app);
    expect(await command()).toEqual({
      code: 0,
      says: `audit: ${(await wholeLog(app)).length} entries intact, head ${seq}:${hash}\n`,
    });
  });

  it('[TRU-089] prints which entry was changed, and fails', async () => {
    const [entry] = await app.database.query<{ body: object }>('select body from audit.entry where seq = 3');
    await app.database.query('alter table audit.entry disable trigger user');
    await app.database.query(
      `update audit.entry set body = jsonb_set(body, '{reason}', '"code"') where seq = 3`,
    );
    expect(await command()).toEqual({ code: 1, says: 'audit: entry 3 was changed\n' });
    await app.database.query(`update audit.entry set body = '${JSON.stringify(entry?.body)}' where seq = 3`);
    await app.database.query('alter table audit.entry enable trigger user');
    expect(await verify()).toMatchObject({ isIntact: true });
  });

  it('[TRU-089] finds each kind of change', async () => {
    const { seq: last } = await headOf(app);
    const at = `update audit.entry set at = at + interval '1 ms' where seq = 4`;
    expect(await tampered(at)).toEqual(changed(4));
    expect(await tampered(`update audit.entry set hash = sha256('x') where seq = 4`)).toEqual(changed(4));
    expect(await tampered(`update audit.entry set previous_hash = sha256('x') where seq = 4`)).toEqual(
      changed(4),
    );
    const swapped = `update audit.entry set seq = case seq when 4 then -5 when 5 then -4 end where seq in (4, 5)`;
    const back = `update audit.entry set seq = -seq where seq < 0`;
    const unchecked = 'alter table audit.entry drop constraint entry_seq_check';
    expect(await tampered(`${unchecked}; ${swapped}; ${back}`)).toEqual(changed(4));
    expect(await tampered(`update audit.head set hash = sha256('x')`)).toEqual(changed(last));
  });

  it('[TRU-089] finds removed entries: in the middle, at the beginning, at the end, and all', async () => {
    const { seq: last } = await headOf(app);
    expect(await tampered('delete from audit.entry where seq in (6, 7)')).toEqual(missing(6));
    expect(await tampered('delete from audit.entry where seq <= 2')).toEqual(missing(1));
    expect(await tampered(`delete from audit.entry where seq = ${last}`)).toEqual(missing(last));
    expect(await tampered('delete from audit.entry')).toEqual(missing(1));
  });
});

describe('each night', () => {
  it('the head is logged, once for all processes, by a schedule in the store’s time zone', async () => {
    const schedule = `select pattern, tz from bullmq.scheduler where queue = 'audit-head'`;
    expect(await eventually(async () => (await app.database.query(schedule))[0])).toEqual({
      pattern: '30 2 * * *',
      tz: 'Africa/Algiers',
    });
    const lines = jest.spyOn(Logger.prototype, 'log');
    const { seq, hash } = await headOf(app);
    // Adds the job as the schedule does.
    await app.app.get(UnitOfWork).run(() => {
      app.app.get(Outbox).job('audit-head', 'scheduled', {});
      return Promise.resolve();
    });
    await eventually(() => lines.mock.calls.some(([, line]) => line === `audit: head ${seq}:${hash}`));
    lines.mockRestore();
  });
});

describe('entries older than AUDIT_RETENTION_DAYS', () => {
  const pruned = async () => (await wholeLog(app)).filter(({ body }) => body.action === 'audit.pruned');

  it('[TRU-090] are removed, oldest first, and verification then begins after the last removed entry', async () => {
    const before = await wholeLog(app);
    app.clock.advance(0.02 * DAY);
    await many(3);
    await eventually(async () => (await pruned()).length > 0);
    const [first] = await wholeLog(app);
    const end = before.at(-1);
    expect(first?.seq).toBe((end?.seq ?? 0) + 1);
    expect((await pruned()).map(({ body }) => [body.source, body.count, body.changes])).toEqual([
      [
        'product',
        before.length,
        [
          { field: 'seq', from: before[0]?.seq, to: end?.seq },
          { field: 'hash', from: null, to: end?.hash.toString('hex') },
        ],
      ],
    ]);
    expect(await verify()).toMatchObject({ isIntact: true, entries: 4 });
    expect(await tampered(`delete from audit.entry where seq = ${first?.seq}`)).toEqual(
      missing(first?.seq ?? 0),
    );
  });

  it('[TRU-090] are not replaced by new notes when only notes of a removal were removed', async () => {
    app.clock.advance(0.02 * DAY);
    const nextNote = async (seq: number) => (await pruned()).filter((note) => note.seq > seq).length === 1;
    const [former] = await pruned();
    await eventually(() => nextNote(former?.seq ?? 0));
    expect(await wholeLog(app)).toHaveLength(1);
    const { seq } = await headOf(app);
    app.clock.advance(0.02 * DAY);
    await many(1);
    app.clock.advance(0.02 * DAY);
    await eventually(() => nextNote(seq));
    // While the log contained only notes, several sweeps ran and added only one more note.
    expect((await wholeLog(app)).map((entry) => entry.seq)).toEqual([seq + 2]);
    expect(await verify()).toMatchObject({ isIntact: true, entries: 1 });
  });
});
