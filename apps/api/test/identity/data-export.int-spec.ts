import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataExportView } from '@manette/contracts/identity';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { unzip } from '../orders/support/evidence-files.js';
import { pdf, png } from '../orders/support/files.js';
import { Scenario } from '../orders/support/scenario.js';
import type { TestPerson } from '../support/index.js';

const EXPORT = '/api/users/profile/export';
const HOUR = 60 * 60 * 1000;

let scenario: Scenario;
let db: pg.Client;
beforeAll(async () => {
  scenario = await Scenario.create({
    env: { RATE_LIMIT_FACTOR: '1', DATA_EXPORT_HOURS: '20', TEST_PERIOD_FACTOR: '0.05' },
  });
  db = new pg.Client(scenario.app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await scenario.end();
});
afterEach(() => scenario.app.clock.reset());

const request = (by: TestPerson) => scenario.app.call.post(EXPORT, by.token);
const requested = async (by: TestPerson) => (await request(by).expect(201)).body.export as DataExportView;
const download = (by: TestPerson) => scenario.app.call.get(`${EXPORT}/file`, by.token);
async function last(by: TestPerson): Promise<DataExportView | null> {
  const { body } = await scenario.app.call.get(EXPORT, by.token).expect(200);
  return (body as { export: DataExportView | null }).export;
}
const ready = (by: TestPerson) =>
  eventually(async () => {
    const found = await last(by);
    return found?.status === 'ready' ? found : undefined;
  }, 30_000);

/** Downloads a user's export and returns its files. */
async function downloaded(by: TestPerson): Promise<Map<string, Buffer>> {
  const { body } = await download(by).expect(200);
  const file = await scenario.app.call.get((body as { url: string }).url).responseType('blob');
  expect(file.status).toBe(200);
  expect(file.headers['content-type']).toBe('application/zip');
  return unzip(file.body as Buffer);
}

const keptFiles = (): Promise<string[]> =>
  readdir(join(scenario.app.config.storage.dataDir, 'uploads/private/exports')).catch(() => []);

/** Runs `work` while no export can be finished, because its job waits for the lock on the tickets. */
async function whileUnfinished(work: () => Promise<void>): Promise<void> {
  await db.query('begin');
  try {
    await db.query('lock table orders.ticket in access exclusive mode');
    await work();
  } finally {
    await db.query('rollback');
  }
}

const waitingJobs = async () => {
  const text = `select 1 from pg_locks where relation = 'orders.ticket'::regclass and not granted`;
  return (await db.query(text)).rowCount;
};

describe("the export of a client's data", () => {
  it('[TRU-109] is prepared once at a time, at most three times a day, and only for clients', async () => {
    const ann = await scenario.app.people.client();
    expect(await last(ann)).toBeNull();
    await download(ann).expect(404);
    await whileUnfinished(async () => {
      const first = await requested(ann);
      expect(first).toMatchObject({ status: 'pending', readyAt: null, expiresAt: null, size: null });
      expect((await request(ann).expect(200)).body).toEqual({ export: first });
      expect(await last(ann)).toEqual(first);
      await download(ann).expect(404);
    });
    const { _id } = (await ready(ann))!;
    const again = await Promise.all([1, 2, 3].map(() => request(ann)));
    const ids = again.map(({ body }) => (body as { export: DataExportView }).export._id);
    expect([new Set(ids).size, ids.includes(_id)]).toEqual([1, false]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    await ready(ann);
    await requested(ann);
    await ready(ann);
    const refused = await request(ann).expect(429);
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60 * 60);
    const { body } = await request(scenario.admin).expect(403);
    expect(body.code).toBe('FORBIDDEN');
  }, 60_000);

  it('[TRU-110] contains what the shop stores about the client, and other users only by their usernames', async () => {
    const { amina, bilal, admin } = scenario;
    const ticket = await scenario.open(amina, { description: 'How long is the rental?' });
    const sent = await scenario.send(amina, ticket, await png(), 'my console.png').expect(201);
    const answered = await scenario.send(admin, ticket, pdf(), 'إيصال.pdf', 'Your receipt').expect(201);
    const other = await scenario.open(bilal, { description: 'What only Bilal says' });
    const say = (by: TestPerson, content: string) =>
      scenario.app.call.post('/api/messages/public', by.token).send({ content }).expect(201);
    await say(amina, 'Hello from Amina');
    await say(bilal, 'Hello from Bilal');
    await requested(amina);
    const { readyAt, expiresAt, size } = (await ready(amina))!;
    expect(Date.parse(expiresAt!) - Date.parse(readyAt!)).toBe(HOUR);

    const files = await downloaded(amina);
    const path = (message: { _id: string }, name: string) => `files/${message._id}-${name}`;
    const paths = [path(sent.body.message, 'my console.png'), path(answered.body.message, 'إيصال.pdf')];
    expect([...files.keys()]).toEqual(['data.json', ...paths]);
    expect(files.get(paths[1]!)).toEqual(pdf());
    expect(size).toBeGreaterThan(files.get(paths[0]!)!.length);
    const text = files.get('data.json')!.toString();
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['profile', 'sessions', 'tickets', 'publicMessages', 'audit']),
    );
    expect(data).toMatchObject({
      profile: { _id: amina.id, username: 'amina', email: amina.email, phone: '+213551234567' },
      sessions: [{ method: 'registration', endedAt: null }],
      tickets: [
        {
          _id: ticket._id,
          ticketNumber: ticket.ticketNumber,
          assignedAdmin: 'admin',
          messages: [
            { type: 'system', sender: null },
            { content: 'How long is the rental?', sender: 'amina', file: null },
            { sender: 'amina', file: paths[0] },
            { type: 'system' },
            { content: 'Your receipt', sender: 'admin', file: paths[1] },
          ],
        },
      ],
      publicMessages: [{ content: 'Hello from Amina', sender: 'amina', file: null }],
      audit: expect.arrayContaining([
        expect.objectContaining({ action: 'export.personal-data', actor: 'amina', outcome: 'ok' }),
      ]),
    });
    for (const theirs of [admin.id, admin.email, bilal.id, 'Bilal', other._id, 'argon2'])
      expect([theirs, text.includes(theirs)]).toEqual([theirs, false]);
  }, 60_000);

  it('[TRU-110] is announced by a mail, and can be downloaded only by its owner', async () => {
    const cem = await scenario.app.people.verifiedClient('cem');
    await requested(cem);
    await ready(cem);
    const [mail] = await eventually(async () => {
      const mails = await scenario.app.mails.to(cem.email);
      const found = mails.filter(({ subject }) => subject === 'Your data is ready');
      return found.length > 0 ? found : undefined;
    });
    expect(mail?.links).toEqual(['http://manette.test/profile/security']);
    await download(cem).expect(200);
    await download(scenario.bilal).expect(404);
    await download(scenario.admin).expect(404);
    await scenario.app.call.get(`${EXPORT}/file`).expect(401);
    const { url } = (await download(cem)).body as { url: string };
    await scenario.app.call.get(url.replace(/signature=.{4}/, 'signature=AAAA')).expect(403);
    scenario.app.clock.advance(16 * 60 * 1000);
    await scenario.app.call.get(url).expect(403);
  }, 60_000);

  it('[TRU-111] expires after DATA_EXPORT_HOURS, and the sweep deletes its file', async () => {
    const dora = await scenario.app.people.client();
    const { _id } = await requested(dora);
    await ready(dora);
    expect(await keptFiles()).toContain(`${_id}.zip`);
    const { url } = (await download(dora).expect(200)).body as { url: string };
    scenario.app.clock.advance(HOUR - 60_000);
    await download(dora).expect(200);
    scenario.app.clock.advance(60_000);
    await download(dora).expect(404);
    expect(await last(dora)).toMatchObject({ _id, status: 'expired' });
    await eventually(async () => !(await keptFiles()).includes(`${_id}.zip`), 60_000);
    await scenario.app.call.get(url).expect(404);
  }, 120_000);

  it('[TRU-111] is deleted with its user, even while it is being prepared', async () => {
    const elif = await scenario.app.people.client();
    const { _id } = await requested(elif);
    await ready(elif);
    const farid = await scenario.app.people.client();
    let pending = '';
    await whileUnfinished(async () => {
      pending = (await requested(farid))._id;
      await eventually(waitingJobs);
      for (const { id } of [elif, farid])
        await scenario.app.call.delete(`/api/users/${id}`, scenario.admin.token).expect(200);
    });
    for (const id of [_id, pending])
      await eventually(async () => !(await keptFiles()).includes(`${id}.zip`), 20_000);
    const { rowCount } = await db.query('select from identity.data_exports where user_id = any($1)', [
      [elif.id, farid.id],
    ]);
    expect(rowCount).toBe(0);
    await eventually(async () => (await waitingJobs()) === 0);
    expect(await keptFiles()).not.toContain(`${pending}.zip`);
  }, 60_000);
});
