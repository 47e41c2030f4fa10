import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';
import { newId } from '../../core/ids/new-id.js';
import { Queues } from '../jobs/queues.js';
import { fromSources, startChild } from '../../testing/child-process.js';
import {
  createTestDatabase,
  eventually,
  queueStores,
  storedText,
  type TestDatabase,
} from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { probeToken } from '../../testing/probe-sessions.js';
import { createProbeTable, ProbeWorkModule, whatWasDone } from '../../testing/probe-work.js';
import { mailWithSecret, writtenMails } from '../../testing/mails.js';
import type { OutboxRow } from './outbox-row.js';
import { postponeRow } from './outbox-table.js';
import { Outbox } from './outbox.js';

describe.each(queueStores(1))('the outbox with queues on %s', (_store, env) => {
  let database: TestDatabase;
  let client: pg.Client;
  let probe: ProbeApp;
  let socket: Socket;
  let dying: ChildProcess;
  const heard: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));

  beforeAll(async () => {
    database = await createTestDatabase([]);
    client = new pg.Client(database.url);
    await client.connect();
    await createProbeTable(client);
    // This child process starts first, so it relays until it dies.
    const script = new URL('../../testing/dying-process.ts', import.meta.url);
    const settings = { ...env, DATA_DIR: dataDir };
    dying = await startChild(fromSources(script), { ...settings, DATABASE_URL: database.url }, 'ready');
    probe = await startProbeApp(probeConfig(database.url, settings), ProbeWorkModule);
    const auth = { token: probeToken(newId(), newId()) };
    socket = io(probe.url, { auth, transports: ['websocket'], forceNew: true });
    socket.on('account_deleted', ({ _id }: { _id: string }) => heard.push(_id));
    await once(socket as never, 'connect');
  });
  afterAll(async () => {
    dying.kill('SIGKILL');
    socket.close();
    await probe.stop();
    await client.end();
    await database.drop();
  });

  const run = (work: (outbox: Outbox) => void) =>
    probe.app.get(UnitOfWork).run(() => Promise.resolve(work(probe.app.get(Outbox))));
  const announce = (_id: string) =>
    run((outbox) => outbox.emit({ everyone: true }, 'account_deleted', { _id }));
  const done = (who: string) => whatWasDone(client, who);
  const emlFiles = () => writtenMails(dataDir);
  const waiting = async () =>
    (await client.query<{ n: number }>('select count(*)::int as n from platform.outbox')).rows[0]?.n;

  it('[contract 7] delivers events to every consumer, jobs to their processor, and mails, each once', async () => {
    await run((outbox) => {
      outbox.event('probe.happened', { what: 'a' });
      outbox.job('probe', 'note', { what: 'a' });
      outbox.mail({ to: 'a@example.test', subject: 'Hello', html: '<p>hi</p>', text: 'http://x.test/link' });
    });
    await eventually(async () => (await done('job')).length && (await done('shaky')).length);
    await eventually(async () => (await done('steady')).length);
    expect([await done('job'), await done('steady'), await done('shaky')]).toEqual([['a'], ['a'], ['a']]);
    const [file = ''] = await eventually(() => (emlFiles().length ? emlFiles() : undefined));
    expect(readFileSync(file, 'utf8')).toMatch(/Subject: Hello[^]*http:\/\/x\.test\/link/);
    // Rows are deleted after they were handed over.
    await eventually(async () => (await waiting()) === 0);
  });

  it('[contract 7] delivers nothing of a rolled back unit of work, and throws outside a unit of work', async () => {
    const rolledBack = run((outbox) => {
      outbox.job('probe', 'note', { what: 'never' });
      outbox.emit({ everyone: true }, 'account_deleted', { _id: 'never' });
      throw new Error('roll back');
    });
    await expect(rolledBack).rejects.toThrow('roll back');
    expect(() => probe.app.get(Outbox).event('probe.happened', {})).toThrow('inside a unit of work');
    await run((outbox) => outbox.job('probe', 'note', { what: 'after' }));
    await eventually(async () => (await done('job')).includes('after'));
    expect(await done('job')).not.toContain('never');
  });

  const rowsEver = async () =>
    (await client.query<{ n: string }>('select last_value as n from platform.outbox_id_seq')).rows[0]?.n;

  it('writes no event without consumers', async () => {
    const before = await rowsEver();
    await run((outbox) => outbox.event('probe.unheard', { what: 'a' }));
    expect(await rowsEver()).toBe(before);
    await run((outbox) => outbox.event('probe.happened', { what: 'heard' }));
    expect(await rowsEver()).not.toBe(before);
  });

  it('writes no event that every consumer would ignore, and adds no jobs for consumers that would ignore it', async () => {
    const before = await rowsEver();
    await run((outbox) => outbox.event('probe.offered', { what: 'dear', price: 100 }));
    expect(await rowsEver()).toBe(before);
    await run((outbox) => {
      outbox.event('probe.offered', { what: 'middling', price: 99 });
      outbox.event('probe.offered', { what: 'cheap', price: 9 });
      outbox.event('probe.happened', { what: 'among them' });
    });
    for (const who of ['thrifty', 'easy']) await eventually(async () => (await done(who)).includes('cheap'));
    await eventually(async () => (await done('easy')).includes('middling'));
    await eventually(async () => (await done('steady')).includes('among them'));
    expect([await done('thrifty'), (await done('easy')).sort()]).toEqual([['cheap'], ['cheap', 'middling']]);
  });

  it('[contract 7] retries a consumer that fails, whose change is made once', async () => {
    await run((outbox) => outbox.event('probe.happened', { what: 'shake' }));
    await eventually(async () => (await done('shaky')).includes('shake'));
    expect((await done('shaky')).filter((what) => what === 'shake')).toHaveLength(1);
    expect((await done('steady')).filter((what) => what === 'shake')).toHaveLength(1);
  });

  it('[contract 6] delivers realtime events in the order of their writes, including large ones', async () => {
    heard.length = 0;
    const ids = Array.from({ length: 40 }, (_, n) => (n % 3 ? `${n}` : `${n}${'x'.repeat(20_000)}`));
    for (const id of ids) await announce(id);
    await eventually(() => heard.length >= ids.length);
    expect(heard).toEqual(ids);
  });

  it('[contract 6] keeps the order when the ids of realtime events get one digit more', async () => {
    heard.length = 0;
    await client.query('alter table platform.realtime_message alter column id restart with 99995');
    const ids = Array.from({ length: 10 }, (_, index) => String(index));
    await run((outbox) => ids.forEach((_id) => outbox.emit({ everyone: true }, 'account_deleted', { _id })));
    await eventually(() => heard.length >= ids.length);
    expect(heard).toEqual(ids);
  });

  const announceByHand = (id: string) =>
    client.query(`insert into platform.realtime_message (action, rooms, except_rooms, topic, payload)
      values ('emit', '{everyone}', '{}', 'account_deleted', '{"_id": "${id}"}')`);

  it('[contract 6] delivers no event before an earlier one whose transaction has not committed yet', async () => {
    heard.length = 0;
    await client.query('begin');
    await announceByHand('older');
    const newer = announce('newer');
    await client.query('commit');
    await newer;
    await eventually(() => heard.length === 2);
    expect(heard).toEqual(['older', 'newer']);
  });

  it('[contract 6] delivers events in the order of their commits, whichever transaction began first', async () => {
    heard.length = 0;
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await announce('committed first');
    await announceByHand('begun first');
    await client.query('commit');
    await eventually(() => heard.length === 2);
    expect(heard).toEqual(['committed first', 'begun first']);
  });

  it('[contract 7] postpones a refused row with its error, finally parks it, and does not delay other rows', async () => {
    const poison = `insert into platform.outbox (kind, topic, payload)
      values ('job', 'no:such:queue', '{"name": "x", "data": {}}')`;
    await client.query(poison);
    await run((outbox) => outbox.job('probe', 'note', { what: 'not kept waiting' }));
    await eventually(async () => (await done('job')).includes('not kept waiting'));
    const row = async () =>
      (await client.query('select attempts, last_error, parked_at from platform.outbox')).rows[0] as object;
    await eventually(async () => ((await row()) as { attempts: number }).attempts > 0);
    expect(await row()).toMatchObject({ last_error: expect.stringContaining('name'), parked_at: null });
    await client.query('update platform.outbox set attempts = 11, retry_at = now()');
    await eventually(async () => ((await row()) as { parked_at: unknown }).parked_at);
    await client.query('delete from platform.outbox');
  });

  it('[contract 7] keeps a job that failed in its last attempt in its queue', async () => {
    const opts = { jobId: newId(), attempts: 1 };
    await probe.app.get(Queues).add('probe', [{ name: 'fail', data: { what: 'failing' }, opts }]);
    await eventually(async () => (await probe.app.get(Queues).counts('probe')).failed);
  });

  describe('the link of a mail', () => {
    const stored = () => storedText(client, env.REDIS_URL);

    it('is stored nowhere once the mail was sent, except in a file that only its owner can read', async () => {
      const { secret, mail } = mailWithSecret();
      await run((outbox) => outbox.mail(mail));
      const file = await eventually(() =>
        emlFiles().find((name) => readFileSync(name, 'utf8').includes(secret)),
      );
      await eventually(async () => !(await stored()).includes(secret));
      expect(await stored()).toContain(mail.subject);
      const modes = [file, join(dataDir, 'outbox')].map((path) => statSync(path).mode & 0o777);
      expect(modes).toEqual([0o600, 0o700]);
    });

    it('is stored nowhere once the mail failed in its last attempt', async () => {
      const { secret, mail } = mailWithSecret();
      const opts = { jobId: newId(), attempts: 2, backoff: 1 };
      const impossible = { ...mail, html: 7 };
      await probe.app.get(Queues).add('mail', [{ name: 'mail', data: impossible, opts }]);
      await eventually(async () => (await probe.app.get(Queues).counts('mail')).failed);
      expect(await stored()).toContain(mail.subject);
      expect(await stored()).not.toContain(secret);
    });

    it('is stored nowhere once its row was parked', async () => {
      const { secret, mail } = mailWithSecret();
      const { rows } = await client.query<OutboxRow>(
        `insert into platform.outbox (kind, topic, payload, attempts, retry_at)
         values ('mail', 'mail', $1, 11, now() + interval '1 hour') returning *`,
        [JSON.stringify(mail)],
      );
      for (const row of rows)
        expect(await postponeRow(client, row, new Error('refused'))).toEqual({ parked: true });
      const left = await stored();
      await client.query('delete from platform.outbox');
      expect(left).toContain(mail.subject);
      expect(left).not.toContain(secret);
    });
  });

  it('[contract 7] delivers everything once after a kill -9 right after the commit', async () => {
    heard.length = 0;
    dying.stdin?.write('now\n');
    const [, signal] = (await once(dying, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    await eventually(() => heard.includes('from the dead'));
    for (const who of ['job', 'steady', 'shaky'])
      await eventually(async () => (await done(who)).includes('from the dead'));
    const mails = () => emlFiles().filter((name) => readFileSync(name, 'utf8').includes('From the dead'));
    await eventually(() => mails().length);
    await eventually(async () => (await waiting()) === 0);
    for (const who of ['job', 'steady', 'shaky'])
      expect((await done(who)).filter((what) => what === 'from the dead')).toHaveLength(1);
    expect(heard).toEqual(['from the dead']);
    expect(mails()).toHaveLength(1);
  });
});
