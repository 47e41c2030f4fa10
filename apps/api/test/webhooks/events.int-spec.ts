import type { TicketView } from '@manette/contracts/orders';
import { WEBHOOK_EVENTS } from '@manette/contracts/webhooks';
import { eventually } from '@manette/platform/testing';
import { picture } from '../catalog/support/pictures.js';
import { pdf } from '../orders/support/files.js';
import { Scenario } from '../orders/support/scenario.js';
import { WebhookCalls } from './support/webhook-calls.js';
import { Receiver, verified } from './support/receiver.js';

let scenario: Scenario;
let webhookCalls: WebhookCalls;
let receiver: Receiver;
beforeAll(async () => {
  scenario = await Scenario.create();
  webhookCalls = new WebhookCalls(scenario.app, scenario.admin);
});
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.stop());
afterAll(() => scenario.end());

const heard = (count: number) => eventually(() => Promise.resolve(receiver.received.length >= count));

it('[POC-090] [POC-102] the signature of a delivery is valid by Standard Webhooks', async () => {
  const { webhook, secret } = await webhookCalls.add(receiver.url, ['listing.deleted']);
  const { body } = await webhookCalls.test(webhook._id).expect(202);
  await heard(1);
  const [received] = receiver.received;
  if (!received) throw new Error('nothing was received');
  expect(verified(secret, received)).toEqual({
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: { message: 'Hello from Manette' },
  });
  expect(() => verified(`whsec_${'A'.repeat(43)}=`, received)).toThrow();
  expect(received.headers).toMatchObject({
    'webhook-id': expect.any(String),
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,/),
    'user-agent': 'Manette-Webhooks/0.0.0-test',
    'content-type': 'application/json',
  });
  const delivered = await webhookCalls.when(webhook._id, ({ status }) => status === 'delivered');
  const sent = body as { delivery: { _id: string } };
  expect(delivered).toMatchObject({ _id: sent.delivery._id, body: received.body, nextAttemptAt: null });
  expect(delivered.attempts).toEqual([
    { at: expect.any(String), durationMs: expect.any(Number), status: 204, error: null, answer: '' },
  ]);
});

it('[POC-091] [POC-096] sends events of tickets as administrators see them, in the order of the changes', async () => {
  const { webhook } = await webhookCalls.add(receiver.url, [
    'ticket.opened',
    'ticket.completed',
    'ticket.cancelled',
    'ticket.message',
  ]);
  // Each first attempt waits for the first attempt of the event before it, even if the receiver is slow, but not for repeated
  // attempts.
  receiver.answering((response) => void setTimeout(() => response.writeHead(500).end(), 20));
  const ticket = await scenario.open(scenario.amina, { description: 'zero' });
  for (const word of ['one', 'two', 'three']) await scenario.said(scenario.amina, ticket._id, word);
  await scenario.send(scenario.amina, ticket, pdf(), 'four.pdf', 'four').expect(201);
  await scenario.said(scenario.admin, ticket._id, 'five');
  const cancelled = await scenario.setStatus(scenario.admin, ticket._id, 'cancelled').expect(200);
  await eventually(() => Promise.resolve(receiver.types().includes('ticket.cancelled')));
  const firsts = receiver.firsts().map(({ body }) => body);
  const types = firsts.map(({ type }) => type);
  expect(types).toEqual(['ticket.opened', ...Array<string>(6).fill('ticket.message'), 'ticket.cancelled']);
  expect(firsts[0]?.data).toEqual({ ticket: { ...ticket, ...asAdmins(ticket) } });
  const said = firsts.slice(1, 7).map(({ data }) => data);
  expect(said).toMatchObject(
    ['zero', 'one', 'two', 'three', 'four', 'five'].map((content) => ({
      ticketId: ticket._id,
      ticketNumber: ticket.ticketNumber,
      message: { content, fileUrl: null, isSystemMessage: false },
    })),
  );
  expect(said[4]).toMatchObject({ message: { type: 'file' } });
  expect(firsts[7]?.data).toMatchObject({
    ticket: { status: 'cancelled', _id: (cancelled.body as { ticket: TicketView }).ticket._id },
  });
  await webhookCalls.change(webhook._id, { active: false }).expect(200);
});

const asAdmins = ({ _id }: TicketView) => ({ _id, updatedAt: expect.any(String) as string });

const dataOf = (type: string) =>
  receiver.received.filter(({ body }) => body.type === type).map(({ body }) => body.data);

it('[POC-092] sends events of listings, and one each time the stock falls to 0', async () => {
  const { webhook } = await webhookCalls.add(receiver.url, [
    'listing.created',
    'listing.updated',
    'listing.out_of_stock',
    'listing.deleted',
  ]);
  const { _id: id } = await scenario.listings.giftCard({ available: 2 });
  const put = (fields: object) =>
    scenario.app.call.put(`/api/giftcards/${id}`, scenario.admin.token).send(fields).expect(200);
  await put({ available: 0 });
  await put({ description: 'Still none' });
  await put({ available: 1 });
  await put({ available: 0 });
  await scenario.app.call.delete(`/api/giftcards/${id}`, scenario.admin.token).expect(200);
  await heard(8);
  expect([...receiver.types()].sort()).toEqual([
    'listing.created',
    'listing.deleted',
    'listing.out_of_stock',
    'listing.out_of_stock',
    ...Array<string>(4).fill('listing.updated'),
  ]);
  expect(dataOf('listing.created')).toMatchObject([
    { kind: 'giftcard', giftCard: { _id: id, available: 2 } },
  ]);
  expect(dataOf('listing.out_of_stock')[0]).toMatchObject({
    kind: 'giftcard',
    giftCard: { _id: id, available: 0 },
  });
  expect(dataOf('listing.deleted')).toEqual([{ kind: 'giftcard', _id: id }]);
  await webhookCalls.change(webhook._id, { active: false }).expect(200);
});

it('[POC-091] [POC-092] sends an event when an order takes the last unit, and one when the order is completed', async () => {
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.out_of_stock', 'ticket.completed']);
  const account = await scenario.listings.account({ available: 1 });
  const ticket = await scenario.order(scenario.bilal, account);
  await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
  await heard(2);
  expect(dataOf('listing.out_of_stock')).toMatchObject([
    { kind: 'account', account: { _id: account._id, available: 0 } },
  ]);
  expect(dataOf('ticket.completed')).toMatchObject([{ ticket: { _id: ticket._id, status: 'completed' } }]);
  await webhookCalls.change(webhook._id, { active: false }).expect(200);
});

it('[POC-092] sends one event for a bulk upload, with the number of listings', async () => {
  const { webhook } = await webhookCalls.add(receiver.url, ['listing.created']);
  const line = 'Orbit 50,PlayStation,Algeria,50,USD,9500,DZD,A card,Enter the code,3';
  await scenario.app.call
    .post('/api/giftcards/bulk-upload', scenario.admin.token)
    .attach('prixFile', Buffer.from([line, line, line].join('\n')), 'prix.txt')
    .attach('image', await picture('#204060').png().toBuffer(), 'card.png')
    .expect(201);
  const account = await scenario.listings.account();
  await heard(2);
  // The later event has arrived, so no further event of the upload will follow.
  expect(dataOf('listing.created')).toHaveLength(2);
  expect(dataOf('listing.created')).toContainEqual({ kind: 'giftcard', count: 3 });
  expect(dataOf('listing.created')).toContainEqual({
    kind: 'account',
    account: expect.objectContaining({ _id: account._id }) as object,
  });
  await webhookCalls.change(webhook._id, { active: false }).expect(200);
});

it('[POC-093] sends an event when a user registers, with few fields, and only to webhooks that subscribed to it', async () => {
  const other = await Receiver.start();
  await webhookCalls.add(
    other.url,
    WEBHOOK_EVENTS.filter((event) => event !== 'user.registered'),
  );
  await webhookCalls.add(receiver.url, ['user.registered']);
  const { id, username } = await scenario.app.people.client();
  await heard(1);
  expect(receiver.received.map(({ body }) => body)).toEqual([
    {
      type: 'user.registered',
      timestamp: expect.any(String),
      data: { user: { _id: id, username, role: 'client', createdAt: expect.any(String) } },
    },
  ]);
  expect(other.types()).toEqual([]);
  await other.stop();
});
