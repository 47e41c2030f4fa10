import { createHash } from 'node:crypto';
import pg from 'pg';
import request from 'supertest';
import { newId } from '../../core/ids/new-id.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { EntriesModule, entryGates } from '../../testing/probe-entries.js';
import { probeToken } from '../../testing/probe-sessions.js';

let release: () => void = () => undefined;

let database: TestDatabase;
let probe: ProbeApp;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase([]);
  client = new pg.Client(database.url);
  await client.connect();
  await client.query('create table entry (text text not null)');
  probe = await startProbeApp(probeConfig(database.url), EntriesModule);
});
afterAll(async () => {
  await probe.stop();
  await client.end();
  await database.drop();
});

const ann = probeToken(newId(), newId());
const bob = probeToken(newId(), newId());
const send = (key: string, input: object, token = ann, path = '/api/entries') =>
  request(probe.url)
    .post(path)
    .set('authorization', `Bearer ${token}`)
    .set('idempotency-key', key)
    .send(input);
/** Sends a request that runs until `release`, and waits until it has claimed its key. */
async function sendHeld(key: string, text: string) {
  entryGates.held = new Promise((resolve) => (release = resolve));
  const answer = send(key, { text }).then((one) => one);
  const claim = 'select from platform.idempotency where key = $1';
  await eventually(async () => (await client.query(claim, [key])).rowCount);
  return { answer };
}
const count = async (text: string) =>
  (await client.query<{ n: number }>('select count(*)::int as n from entry where text = $1', [text])).rows[0]
    ?.n;

describe('a write with an Idempotency-Key', () => {
  it('[contract 2] is executed once when it is sent twice, and gets the first response again', async () => {
    const first = await send('k1', { text: 'once' }).expect(201);
    const again = await send('k1', { text: 'once' }).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await count('once')).toBe(1);
  });

  it('[contract 2] uses a key that belongs to one user: the same key of another user is another key', async () => {
    await send('shared', { text: 'both' }).expect(201);
    await send('shared', { text: 'both' }, bob).expect(201);
    expect(await count('both')).toBe(2);
  });

  it('[contract 2] is a 422 IDEMPOTENCY_MISMATCH when it repeats a key with another body', async () => {
    await send('k2', { text: 'this' }).expect(201);
    const { body } = await send('k2', { text: 'that' }).expect(422);
    expect(body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await count('that')).toBe(0);
  });

  it('[contract 2] is a 409 CONFLICT with Retry-After while the first request with the key still runs', async () => {
    const { answer: first } = await sendHeld('k3', 'slow');
    const { body, headers } = await send('k3', { text: 'slow' }).expect(409);
    expect([body.code, headers['retry-after']]).toEqual(['CONFLICT', '1']);
    release();
    entryGates.held = undefined;
    expect((await first).status).toBe(201);
    await send('k3', { text: 'slow' }).expect(201);
    expect(await count('slow')).toBe(1);
  });

  it('[contract 2] is executed once when ten requests race', async () => {
    const race = Array.from({ length: 10 }, () => send('k4', { text: 'race' }));
    const statuses = (await Promise.all(race)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(409) ? [201, 409] : [201]));
    expect(await count('race')).toBe(1);
  });

  it('[contract 2] gets a refusal again as well', async () => {
    const first = await send('k5', { text: 'refused', fail: 'rule' }).expect(409);
    const again = await send('k5', { text: 'refused', fail: 'rule' }).expect(409);
    expect({ ...again.body, requestId: '' }).toEqual({ ...first.body, requestId: '' });
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('[contract 2] may be sent again after a failure of the server', async () => {
    await send('k6', { text: 'bug', fail: 'bug' }).expect(500);
    const { headers } = await send('k6', { text: 'bug', fail: 'bug' }).expect(500);
    expect(headers['idempotent-replayed']).toBeUndefined();
  });

  it('[contract 2] may be sent again after a refusal by a limit, also when the request has read before', async () => {
    entryGates.isLimited = true;
    const sent = () => send('k12', { text: 'limited' }, ann, '/api/entries/limited');
    await sent().expect(429);
    entryGates.isLimited = false;
    await sent().expect(201);
    expect(await count('limited')).toBe(1);
  });

  it('[contract 2] counts as still running between its commit and its stored answer', async () => {
    await send('k13', { text: 'committed' }).expect(201);
    await client.query(`update platform.idempotency set status = null where key = 'k13'`);
    const { headers } = await send('k13', { text: 'committed' }).expect(409);
    expect(headers['retry-after']).toBe('1');
    expect(await count('committed')).toBe(1);
  });

  it('[contract 2] gets an empty response again when the first response was empty', async () => {
    const put = () =>
      request(probe.url)
        .put('/api/entries')
        .set('authorization', `Bearer ${ann}`)
        .set('idempotency-key', 'k7');
    await put().expect(204);
    await put().expect(204);
    expect(await count('put')).toBe(1);
  });

  it('[contract 2] is executed again after its process died, unless its change was committed', async () => {
    await send('k8', { text: 'dead' }).expect(201);
    const die = `update platform.idempotency set status = null, created_at = now() - interval '11 seconds'`;
    await client.query(`${die}, committed = false where key = 'k8'`);
    await send('k8', { text: 'dead' }).expect(201);
    expect(await count('dead')).toBe(2);
    await client.query(`${die} where key = 'k8'`);
    const { body } = await send('k8', { text: 'dead' }).expect(409);
    expect(body.message).toBe('This request has already been carried out');
    expect(await count('dead')).toBe(2);
  });

  it('[contract 2] gets its answer as soon as its change is committed, even if its process dies then', async () => {
    entryGates.held = new Promise((resolve) => (release = resolve));
    const add = () => send('k15', { text: 'answered' }, ann, '/api/entries/answered-at-commit');
    const first = add().then((answer) => answer);
    await eventually(async () => (await count('answered')) === 1);
    const again = await add().expect(201);
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([
      { entry: { text: 'answered' } },
      'true',
    ]);
    release();
    entryGates.held = undefined;
    expect((await first).body).toEqual(again.body);
    expect(await count('answered')).toBe(1);
  });

  it('[contract 2] is executed once when its process stops for more than ten seconds and a retry takes the key', async () => {
    const { answer: first } = await sendHeld('k11', 'stopped');
    await client.query(
      `update platform.idempotency set created_at = now() - interval '11 seconds' where key = 'k11'`,
    );
    const continueFirst = release;
    entryGates.held = undefined;
    await send('k11', { text: 'stopped' }).expect(201);
    continueFirst();
    const { status, headers } = await first;
    expect([status, headers['retry-after']]).toEqual([409, '1']);
    expect(await count('stopped')).toBe(1);
    const { headers: replayed } = await send('k11', { text: 'stopped' }).expect(201);
    expect(replayed['idempotent-replayed']).toBe('true');
  });

  it('[contract 2] keeps its key while it runs, however long that takes', async () => {
    const { answer: first } = await sendHeld('k14', 'long');
    const claimedAt = async () =>
      (await client.query(`select created_at::text as at from platform.idempotency where key = 'k14'`))
        .rows[0]?.at;
    const before = await claimedAt();
    await eventually(async () => (await claimedAt()) !== before);
    await send('k14', { text: 'long' }).expect(409);
    release();
    entryGates.held = undefined;
    expect((await first).status).toBe(201);
    expect(await count('long')).toBe(1);
  });

  it('[contract 2] is refused when its key is longer than 128 characters', async () => {
    const { body } = await send('k'.repeat(129), { text: 'x' }).expect(400);
    expect(body.errors[0].field).toBe('idempotency-key');
  });

  it('stores no plain digest of the body, against which passwords could be guessed', async () => {
    const body = { text: 'Secret123' };
    await send('k10', body).expect(201);
    const { rows } = await client.query<{ request_hash: Buffer }>(
      `select request_hash from platform.idempotency where key = 'k10'`,
    );
    expect(rows[0]?.request_hash).not.toEqual(createHash('sha256').update(JSON.stringify(body)).digest());
    await send('k10', { text: 'Secret124' }).expect(422);
  });

  it('[contract 2] is a 422 when it repeats a key with files of other bytes', async () => {
    const upload = (bytes: string) =>
      request(probe.url)
        .post('/api/entries/with-image')
        .set('authorization', `Bearer ${ann}`)
        .set('idempotency-key', 'k9')
        .field('text', 'picture')
        .attach('image', Buffer.from(bytes), 'a.txt');
    const first = await upload('one').expect(201);
    expect((await upload('one').expect(201)).body).toEqual(first.body);
    await upload('two').expect(422);
  });
});
