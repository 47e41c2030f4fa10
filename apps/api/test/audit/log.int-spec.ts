import type { AuditEntryView } from '@manette/contracts/audit';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { record } from './support/log.js';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const HOUR = 3_600_000;

interface Page {
  entries: AuditEntryView[];
  nextCursor: string | null;
  total: number;
}

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.people.admin();
});
afterAll(() => app.stop());

const read = async (query = ''): Promise<Page> =>
  (await app.call.get(`/api/audit?${query}`, admin.token).expect(200)).body as Page;

const exported = async (query = ''): Promise<string> =>
  (await app.call.get(`/api/audit/export?${query}`, admin.token).expect(200)).text;

const account = (label: string, _id: string | null = null) => ({ type: 'account', _id, label }) as const;

describe('GET /audit', () => {
  it('[TRU-075] returns entries with all their fields, newest first', async () => {
    const changes = [{ field: 'available', from: 1, to: 2 }];
    await record(app, { action: 'account.changed', target: account('Oran-31', ID), changes, count: 3 });
    const { entries, total, nextCursor } = await read();
    expect(entries[0]).toEqual({
      _id: expect.any(String) as string,
      seq: total,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      ...{ action: 'account.changed', outcome: 'ok', source: 'product', actor: null },
      ...{ address: null, userAgent: null, requestId: null },
      target: { type: 'account', _id: ID, label: 'Oran-31' },
      ...{ changes, reason: null, count: 3 },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => total - index));
    expect(nextCursor).toBeNull();
  });

  it('[TRU-080] returns the request id, the full address and the user agent of the call, and its user', async () => {
    const answer = await app.call
      .post('/api/auth/login')
      .set('user-agent', '=Browser')
      .send({ email: admin.email, password: 'Wrong-1' })
      .expect(401);
    const [entry] = (await read('action=sign-in&outcome=refused')).entries;
    expect(entry).toMatchObject({
      requestId: answer.headers['x-request-id'] as string,
      address: '127.0.0.1',
      userAgent: '=Browser',
      source: 'person',
      target: { type: 'user', _id: admin.id, label: admin.username },
    });
  });

  it('[TRU-084] pages through all entries without gaps', async () => {
    for (let count = 1; count <= 7; count++)
      await record(app, { action: 'giftcard.created', target: account(`${count}`) });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await read(`limit=3&action=giftcard.${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.total).toBe(7);
      seen.push(...page.entries.map(({ target }) => target?.label ?? ''));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  });

  it('[TRU-084] filters by each field, alone and combined', async () => {
    const before = new Date(app.clock.now().getTime() + HOUR);
    app.clock.advance(2 * HOUR);
    const other = ID.replace(/7$/, '8');
    await record(app, { action: 'ticket.changed', target: { type: 'ticket', _id: ID, label: 'T-1' } });
    await record(app, { action: 'ticket.deleted', target: { type: 'ticket', _id: other, label: 'T-2' } });
    await record(app, { action: 'sign-in', outcome: 'refused', reason: 'code' });
    const from = `from=${before.toISOString()}`;
    const labels = async (query: string) =>
      (await read(query)).entries.map(({ target, action }) => target?.label ?? action);
    expect(await labels(from)).toEqual(['sign-in', 'T-2', 'T-1']);
    expect(await labels(`${from}&action=ticket.`)).toEqual(['T-2', 'T-1']);
    expect(await labels(`${from}&action=ticket.changed`)).toEqual(['T-1']);
    expect(await labels('action=ticket')).toEqual([]);
    expect(await labels(`target=${other}`)).toEqual(['T-2']);
    expect(await labels(`target=${ID}&action=ticket.`)).toEqual(['T-1']);
    expect(await labels(`${from}&outcome=refused`)).toEqual(['sign-in']);
    expect(await labels(`to=${before.toISOString()}&action=ticket.`)).toEqual([]);
    const [last] = (await read()).entries;
    expect(await labels(`from=${last?.at}`)).toEqual(['sign-in']);
    expect(await labels(`from=${last?.at}&to=${last?.at}`)).toEqual([]);
    const { total } = await read();
    const until = `to=${before.toISOString()}`;
    for (const [query, count] of [
      [from, 3],
      [until, total - 3],
      [`${from}&${until}`, 0],
      [`${from}&action=ticket.`, 2],
    ] as const)
      // oxfmt-ignore
      expect([query, (await read(query)).total]).toEqual([query, count]);
    expect((await read(`actor=${admin.id}`)).entries.every(({ actor }) => actor?._id === admin.id)).toBe(
      true,
    );
    expect(await labels(`actor=${ID}`)).toEqual([]);
    app.clock.reset();
  });

  it.each([
    'actor=me',
    'target=1',
    'action=Ticket!',
    'action=ticket..',
    'outcome=maybe',
    'from=yesterday',
    'to=2026-02-30T00:00:00Z',
    'limit=0',
    'limit=101',
    'cursor=x',
    `cursor=${Buffer.from('[1.5]').toString('base64url')}`,
    `cursor=${Buffer.from('[1e300]').toString('base64url')}`,
  ])('[TRU-084] refuses %s', async (query) => {
    const { body } = await app.call.get(`/api/audit?${query}`, admin.token).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    if (!/^(limit|cursor)/.test(query))
      await app.call.get(`/api/audit/export?${query}`, admin.token).expect(400);
  });

  it('accepts times of the years 0000 to 9999', async () => {
    for (const year of ['0000', '0001', '9999']) await read(`from=${year}-01-01T00:00:00Z`);
  });

  it('[TRU-082] shows deleted users as [Deleted]', async () => {
    const client = await app.people.client();
    await app.call.post('/api/auth/login').send({ email: client.email, password: 'Wrong-1' }).expect(401);
    const label = async () => (await read(`target=${client.id}`)).entries.at(-1)?.target?.label;
    expect(await label()).toBe(client.username);
    await app.call.delete(`/api/users/${client.id}`, admin.token).expect(200);
    expect(await label()).toBe('[Deleted]');
    expect(await exported(`target=${client.id}`)).not.toContain(client.username);
  });
});

describe('GET /audit/export', () => {
  it('[TRU-085] returns the named columns in RFC 4180 format, oldest first, and records the export itself', async () => {
    await record(app, { action: 'account.changed', target: account('=1+1,"x"\r\ny') });
    for (const sign of ['+', '-', '@', '\t', '\r'])
      await record(app, { action: 'account.changed', target: account(`${sign}1`) });
    const answer = await app.call.get('/api/audit/export?action=account.changed', admin.token).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    expect(answer.text.split('\r\n')[0]).toBe(
      'seq,at,action,outcome,source,actor,role,address,userAgent,target,changes,reason,requestId',
    );
    expect(answer.text.endsWith('\r\n')).toBe(true);
    const lines = answer.text
      .slice(0, -2)
      .split(/\r\n(?=\d+,)/)
      .slice(1);
    const targets = [`"'=1+1,""x""\r\ny"`, `'+1`, `'-1`, `'@1`, `'\t1`, `"'\r1"`];
    for (const [at, target] of targets.entries()) expect(lines.slice(-6)[at]).toContain(`,,,,,${target},,,`);
    const numbers = lines.map((line) => Number.parseInt(line, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const [entry] = (await read('action=export.audit')).entries;
    expect(entry).toMatchObject({
      actor: { _id: admin.id, username: admin.username, role: 'admin' },
      count: lines.length,
    });
  });
});
