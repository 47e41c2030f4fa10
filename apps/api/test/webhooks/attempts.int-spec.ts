import { Outbox, UnitOfWork } from '@manette/platform';
import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { WebhookCalls } from './support/webhook-calls.js';
import { Receiver, verified } from './support/receiver.js';

const HOUR = 3_600_000;
/** Multiplies the delays between attempts, but not the timeout of 10 s and the 30 days of the log. */
const FACTOR = 0.5;

let app: TestApp;
let admin: TestPerson;
let webhookCalls: WebhookCalls;
let receiver: Receiver;
/** A receiver that never responds, and is called while the other tests run. */
let silent: Receiver;
let silentId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { TEST_PERIOD_FACTOR: String(FACTOR) } });
  admin = await app.people.admin();
  webhookCalls = new WebhookCalls(app, admin);
  silent = await Receiver.start(() => undefined);
  silentId = (await webhookCalls.add(silent.url, ['listing.deleted'])).webhook._id;
  await webhookCalls.test(silentId).expect(202);
});
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  app.clock.reset();
  await receiver.stop();
});
afterAll(async () => {
  await silent.stop();
  await app.stop();
});

it('[POC-006] [POC-094] a delivery is repeated on schedule with the same id and body, and fails after the eighth attempt', async () => {
  receiver.answering((response) =>
    response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end('no'),
  );
  const { webhook, secret } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  await webhookCalls.test(webhook._id).expect(202);
  const pauses = [5, 300, 1_800, 7_200, 18_000, 28_800, 28_800];
  for (const [index, seconds] of pauses.entries()) {
    const delivery = await webhookCalls.when(webhook._id, ({ attempts }) => attempts.length === index + 1);
    expect(delivery.status).toBe('waiting');
    const last = Date.parse(delivery.attempts.at(-1)?.at ?? '');
    const pause = (Date.parse(delivery.nextAttemptAt ?? '') - last) / 1_000;
    expect(pause).toBeGreaterThanOrEqual(seconds * 0.9 * FACTOR);
    expect(pause).toBeLessThanOrEqual(seconds * 1.1 * FACTOR + 1);
    app.clock.advance(seconds * 1_100 * FACTOR + 1_000);
  }
  const failed = await webhookCalls.when(webhook._id, ({ status }) => status === 'failed');
  expect(failed.attempts).toHaveLength(8);
  expect(failed.attempts[0]).toMatchObject({ status: 302, error: null, answer: 'no' });
  expect(failed.nextAttemptAt).toBeNull();
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hook']));
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
  expect((await webhookCalls.read(webhook._id)).active).toBe(true);
  app.clock.reset();
  receiver.answering();
  const { body } = await webhookCalls.resend(failed._id).expect(202);
  expect(body).toMatchObject({ delivery: { _id: failed._id, status: 'waiting' } });
  const delivered = await webhookCalls.when(webhook._id, ({ status }) => status === 'delivered');
  expect(delivered.attempts).toHaveLength(9);
  const [first, again] = [receiver.received[0], receiver.received[8]];
  expect([again?.headers['webhook-id'], again?.text]).toEqual([first?.headers['webhook-id'], first?.text]);
  expect(again && verified(secret, again)).toBeTruthy();
});

it('[POC-097] [POC-098] a receiver that responds with 410 is not called again until an administrator enables the webhook', async () => {
  receiver.answering((response) => response.writeHead(410).end());
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  const { body } = await webhookCalls.test(webhook._id).expect(202);
  await eventually(async () => !(await webhookCalls.read(webhook._id)).active);
  expect(await webhookCalls.read(webhook._id)).toMatchObject({ active: false, disabledReason: 'gone' });
  expect(await webhookCalls.when(webhook._id, ({ status }) => status === 'skipped')).toMatchObject({
    nextAttemptAt: null,
  });
  const subject = `Webhook disabled: ${new URL(receiver.url).host}`;
  await eventually(async () => (await app.mails.to(admin.email)).some((mail) => mail.subject === subject));
  for (const call of [
    webhookCalls.test(webhook._id),
    webhookCalls.resend((body as { delivery: { _id: string } }).delivery._id),
  ]) {
    const refused = await call.expect(409);
    expect(refused.body).toMatchObject({ code: 'CONFLICT', message: 'Enable this webhook first' });
  }
  receiver.answering();
  const enabled = await webhookCalls.change(webhook._id, { active: true }).expect(200);
  expect(enabled.body).toMatchObject({ webhook: { active: true, disabledReason: null } });
  await webhookCalls.test(webhook._id).expect(202);
  await webhookCalls.when(webhook._id, ({ status }) => status === 'delivered');
});

it('[POC-006] [POC-097] three days without a success disable a webhook at its next failure', async () => {
  receiver.answering((response) => response.writeHead(500).end());
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  await webhookCalls.test(webhook._id).expect(202);
  await webhookCalls.when(webhook._id, ({ attempts }) => attempts.length === 1);
  app.clock.advance(73 * HOUR * FACTOR);
  await eventually(async () => !(await webhookCalls.read(webhook._id)).active);
  expect(await webhookCalls.read(webhook._id)).toMatchObject({ active: false, disabledReason: 'failing' });
  await webhookCalls.when(
    webhook._id,
    ({ status, attempts }) => status === 'skipped' && attempts.length === 2,
  );
  // A success, or enabling the webhook, restarts the count.
  await webhookCalls.change(webhook._id, { active: true }).expect(200);
  await webhookCalls.test(webhook._id).expect(202);
  await webhookCalls.when(webhook._id, ({ attempts }) => attempts.length === 1);
  expect((await webhookCalls.read(webhook._id)).active).toBe(true);
  await app.call.delete(`/api/webhooks/${webhook._id}`, admin.token).expect(200);
});

it('[POC-096] at most four calls of a webhook run concurrently', async () => {
  const waiting: (() => void)[] = [];
  receiver.answering((response) => void waiting.push(() => response.writeHead(200).end()));
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  for (let sent = 0; sent < 6; sent += 1) await webhookCalls.test(webhook._id).expect(202);
  await eventually(() => Promise.resolve(waiting.length === 4));
  waiting.splice(0).forEach((answer) => answer());
  await eventually(() => Promise.resolve(waiting.length === 2));
  waiting.splice(0).forEach((answer) => answer());
  await eventually(async () =>
    (await webhookCalls.deliveries(webhook._id)).deliveries.every(({ status }) => status === 'delivered'),
  );
  expect(receiver.most).toBe(4);
});

it('[POC-100] [POC-101] the log has the reason of a failed call and up to 1,000 characters of a response, and is paged', async () => {
  receiver.answering((response) => response.writeHead(200).end('ä'.repeat(5_000)));
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  await webhookCalls.test(webhook._id).expect(202);
  const long = await webhookCalls.when(webhook._id, ({ status }) => status === 'delivered');
  expect(long.attempts[0]?.answer).toBe('ä'.repeat(1_000));
  await webhookCalls.change(webhook._id, { url: 'https://127.0.0.1:9/nobody' }).expect(200);
  await webhookCalls.test(webhook._id).expect(202);
  const unreached = await webhookCalls.when(webhook._id, ({ attempts }) => attempts.length > 0);
  expect(unreached.attempts[0]).toMatchObject({ status: null, error: 'connection failed', answer: null });
  const first = await webhookCalls.deliveries(webhook._id, { limit: 1 });
  expect([first.deliveries[0]?._id, first.total]).toEqual([unreached._id, 2]);
  const next = await webhookCalls.deliveries(webhook._id, { limit: 1, cursor: first.nextCursor });
  expect([next.deliveries[0]?._id, next.nextCursor]).toEqual([long._id, null]);
});

it('[POC-100] an address is checked at each attempt, and a refused one is not called', async () => {
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  // As if the host name now resolved to another address.
  const elsewhere = 'http://10.0.0.1/hook';
  await app.database.query('update webhooks.webhook set url = $1 where id = $2', [elsewhere, webhook._id]);
  await webhookCalls.test(webhook._id).expect(202);
  const { attempts, status } = await webhookCalls.when(webhook._id, (newest) => newest.attempts.length > 0);
  expect(status).toBe('waiting');
  expect(attempts[0]).toMatchObject({ status: null, error: 'address not allowed', answer: null });
});

it('[POC-101] the log keeps deliveries for 30 days', async () => {
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  const send = async () => {
    await webhookCalls.test(webhook._id).expect(202);
    return (await webhookCalls.when(webhook._id, ({ status }) => status === 'delivered'))._id;
  };
  const old = await send();
  app.clock.advance(2 * HOUR);
  const kept = await send();
  // Sessions have expired by then, so the log is read from the database.
  const logged = async () => {
    const text = 'select id from webhooks.delivery where webhook_id = $1 order by created_at';
    return (await app.database.query<{ id: string }>(text, [webhook._id])).map(({ id }) => id);
  };
  expect(await logged()).toEqual([old, kept]);
  app.clock.advance(30 * 24 * HOUR - HOUR);
  await app.app.get(UnitOfWork).run(() => {
    app.app.get(Outbox).job('webhooks-clean-up', 'scheduled', {});
    return Promise.resolve();
  });
  await eventually(async () => (await logged()).length < 2);
  expect(await logged()).toEqual([kept]);
});

it('[POC-006] [POC-094] [POC-100] a receiver that does not respond within 10 s is called again', async () => {
  const { attempts } = await eventually(async () => {
    const { deliveries } = await webhookCalls.deliveries(silentId);
    return deliveries.find((delivery) => delivery.attempts.length > 0);
  });
  expect(attempts[0]).toMatchObject({ status: null, error: 'timeout', answer: null });
  expect(attempts[0]?.durationMs).toBeGreaterThanOrEqual(9_990);
  expect(attempts[0]?.durationMs).toBeLessThan(15_000);
});
