import { randomUUID } from 'node:crypto';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { WebhookCalls } from './support/webhook-calls.js';
import { Receiver, verified } from './support/receiver.js';

const URL_OF_RECEIVER = 'https://127.0.0.1:9/hook';
const REFUSED = 'The address must be public and start with https://';

let app: TestApp;
let admin: TestPerson;
let webhookCalls: WebhookCalls;
beforeAll(async () => {
  // This process sends no deliveries; the other processes do.
  app = await startTestApp({ env: { RUN_JOBS: 'false' } });
  admin = await app.people.admin();
  webhookCalls = new WebhookCalls(app, admin);
});
afterAll(() => app.stop());

it('[POC-089] webhooks are created with a secret that is shown once, changed and deleted', async () => {
  const { body, headers } = await webhookCalls
    .ask({ url: URL_OF_RECEIVER, events: ['ticket.opened', 'user.registered'] })
    .expect(201);
  const { webhook, secret } = body as { webhook: { _id: string }; secret: string };
  expect(webhook).toEqual({
    _id: expect.any(String),
    url: URL_OF_RECEIVER,
    events: ['ticket.opened', 'user.registered'],
    active: true,
    disabledReason: null,
    createdAt: expect.any(String),
  });
  expect(headers['cache-control']).toContain('no-store');
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  const list = await app.call.get('/api/webhooks', admin.token).expect(200);
  expect((list.body as { webhooks: unknown[] }).webhooks).toContainEqual(webhook);
  const changed = await webhookCalls
    .change(webhook._id, { events: ['listing.deleted'], active: false })
    .expect(200);
  expect(changed.body).toEqual({ webhook: { ...webhook, events: ['listing.deleted'], active: false } });
  expect(await webhookCalls.read(webhook._id)).toEqual({
    ...webhook,
    events: ['listing.deleted'],
    active: false,
  });
  const removed = await app.call.delete(`/api/webhooks/${webhook._id}`, admin.token).expect(200);
  expect(removed.body).toEqual({ message: 'Webhook deleted successfully!' });
  await app.call.get(`/api/webhooks/${webhook._id}`, admin.token).expect(404);
});

it('[POC-089] a creation that is repeated with the same key is executed once, and the replay contains no secret', async () => {
  const key = randomUUID();
  const fields = { url: URL_OF_RECEIVER, events: ['listing.created'] };
  const first = await webhookCalls.ask(fields).set('Idempotency-Key', key).expect(201);
  const again = await webhookCalls.ask(fields).set('Idempotency-Key', key).expect(201);
  expect(again.body).toEqual({ ...(first.body as object), secret: null });
});

it('[POC-089] an empty list of events, unknown and repeated events are refused', async () => {
  const url = URL_OF_RECEIVER;
  for (const events of [
    undefined,
    [],
    ['ticket.reopened'],
    ['ticket.opened', 'ticket.opened'],
    'ticket.opened',
  ])
    await webhookCalls.ask({ url, events }).expect(400);
});

it('[POC-090] the database stores the secret only encrypted', async () => {
  const { secret } = await webhookCalls.add(URL_OF_RECEIVER, ['listing.created']);
  const client = new pg.Client(app.database.url);
  await client.connect();
  const { rows } = await client.query<{ row: string }>('select w::text as row from webhooks.webhook w');
  await client.end();
  const raw = Buffer.from(secret.slice(6), 'base64');
  const text = rows.map(({ row }) => row).join('\n');
  for (const form of [secret, secret.slice(6), raw.toString('hex')]) expect(text).not.toContain(form);
});

it('[POC-090] a secret is re-encrypted with the first key of the key ring, and still signs', async () => {
  const receiver = await Receiver.start();
  const { webhook, secret } = await webhookCalls.add(receiver.url, ['listing.created']);
  const kid = async () => {
    const text = 'select kid from webhooks.webhook where id = $1';
    return (await app.database.query<{ kid: string | null }>(text, [webhook._id]))[0]?.kid;
  };
  expect(await kid()).toBeNull();
  const env = { JWT_SECRETS: `k2:${'s'.repeat(40)}`, TEST_PERIOD_FACTOR: '0.001' };
  const rotated = await startTestApp({ beside: app, env });
  await eventually(async () => (await kid()) === 'k2');
  await webhookCalls.test(webhook._id).expect(202);
  await webhookCalls.when(webhook._id, ({ status }) => status === 'delivered');
  const [received] = receiver.received;
  expect(received && verified(secret, received)).toMatchObject({ type: 'webhook.test' });
  await rotated.stop();
  await receiver.stop();
});

it('[POC-099] URLs with a user name, too long or with http to another host are always refused', async () => {
  const { webhook } = await webhookCalls.add(URL_OF_RECEIVER, ['listing.created']);
  for (const url of [
    'https://name@receiver.example/',
    `https://receiver.example/${'a'.repeat(1_000)}`,
    'http://8.8.8.8/',
    'ftp://127.0.0.1/',
    'nonsense',
    'https://\u0000/',
  ]) {
    const refused = await webhookCalls.ask({ url, events: ['listing.created'] }).expect(400);
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', message: REFUSED });
    await webhookCalls.change(webhook._id, { url }).expect(400);
  }
});

it('[POC-099] without ALLOW_PRIVATE_TARGETS only https URLs to public or not yet known hosts are accepted', async () => {
  const strict = await startTestApp({ beside: app, env: { ALLOW_PRIVATE_TARGETS: 'false' } });
  const guarded = new WebhookCalls(strict, admin);
  for (const url of [
    'http://receiver.example/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
  ]) {
    const refused = await guarded.ask({ url, events: ['listing.created'] }).expect(400);
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', message: REFUSED });
  }
  await guarded.ask({ url: 'https://8.8.8.8/', events: ['listing.created'] }).expect(201);
  await guarded.ask({ url: 'https://nobody-knows.invalid/', events: ['listing.created'] }).expect(201);
  await strict.stop();
});
