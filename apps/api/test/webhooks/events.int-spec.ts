import type { TicketView } from '@manette/contracts/orders';
import { WEBHOOK_EVENTS } from '@manette/contracts/webhooks';
import { eventually } from '@manette/platform/testing';
import { Story } from '../orders/support/story.js';
import { cardInput } from '../catalog/support/listings.js';
import { Doors } from './support/doors.js';
import { Receiver, verified } from './support/receiver.js';

let story: Story;
let doors: Doors;
let receiver: Receiver;
beforeAll(async () => {
  story = await Story.begin();
  doors = new Doors(story.app, story.admin);
});
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.stop());
afterAll(() => story.end());

const heard = (count: number) => eventually(() => Promise.resolve(receiver.received.length >= count));

it('[POC-090] [POC-102] a delivery verifies by Standard Webhooks', async () => {
  const { webhook, secret } = await doors.add(receiver.url, ['listing.deleted']);
  const { body } = await doors.test(webhook._id).expect(202);
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
  const delivered = await doors.when(webhook._id, ({ status }) => status === 'delivered');
  const sent = body as { delivery: { _id: string } };
  expect(delivered).toMatchObject({ _id: sent.delivery._id, body: received.body, nextAttemptAt: null });
  expect(delivered.attempts).toEqual([
    { at: expect.any(String), durationMs: expect.any(Number), status: 204, error: null, answer: '' },
  ]);
});

it('[POC-091] [POC-096] tells of tickets as administrators see them, in the order of what happened', async () => {
  const { webhook } = await doors.add(receiver.url, [
    'ticket.opened',
    'ticket.completed',
    'ticket.cancelled',
    'ticket.message',
  ]);
  // Each first attempt waits for the one before it, however slow the receiver is.
  receiver.answering((response) => void setTimeout(() => response.writeHead(500).end(), 20));
  const ticket = await story.open(story.amina);
  for (const word of ['one', 'two', 'three', 'four', 'five']) await story.said(story.amina, ticket._id, word);
  const cancelled = await story.setStatus(story.admin, ticket._id, 'cancelled').expect(200);
  await eventually(() => Promise.resolve(receiver.types().includes('ticket.cancelled')));
  const types = receiver.types();
  const first = types.slice(0, 7);
  expect(first).toEqual(['ticket.opened', ...Array<string>(5).fill('ticket.message'), 'ticket.cancelled']);
  expect(receiver.received[0]?.body.data).toEqual({ ticket: { ...ticket, ...asAdmins(ticket) } });
  const said = receiver.received.slice(1, 6).map(({ body }) => body.data);
  expect(said).toMatchObject(
    ['one', 'two', 'three', 'four', 'five'].map((content) => ({
      ticketId: ticket._id,
      ticketNumber: ticket.ticketNumber,
      message: { content, fileUrl: null },
    })),
  );
  expect(receiver.received[6]?.body.data).toMatchObject({
    ticket: { status: 'cancelled', _id: (cancelled.body as { ticket: TicketView }).ticket._id },
  });
  await doors.change(webhook._id, { active: false }).expect(200);
});

const asAdmins = ({ _id }: TicketView) => ({ _id, updatedAt: expect.any(String) as string });

it('[POC-092] tells of listings, of an upload once, and each time stock falls to 0', async () => {
  const { webhook } = await doors.add(receiver.url, [
    'listing.created',
    'listing.updated',
    'listing.out_of_stock',
    'listing.deleted',
  ]);
  const card = await story.app.call
    .post('/api/giftcards', story.admin.token)
    .send({ ...cardInput(), available: 2 })
    .expect(201);
  const id = (card.body as { giftCard: { _id: string } }).giftCard._id;
  const put = (fields: object) =>
    story.app.call.put(`/api/giftcards/${id}`, story.admin.token).send(fields).expect(200);
  await put({ available: 0 });
  await put({ description: 'Still none' });
  await put({ available: 1 });
  await put({ available: 0 });
  await story.app.call.delete(`/api/giftcards/${id}`, story.admin.token).expect(200);
  await heard(8);
  expect([...receiver.types()].sort()).toEqual([
    'listing.created',
    'listing.deleted',
    'listing.out_of_stock',
    'listing.out_of_stock',
    ...Array<string>(4).fill('listing.updated'),
  ]);
  const of = (type: string) =>
    receiver.received.filter(({ body }) => body.type === type).map(({ body }) => body.data);
  expect(of('listing.created')).toMatchObject([{ kind: 'giftcard', giftCard: { _id: id, available: 2 } }]);
  expect(of('listing.out_of_stock')[0]).toMatchObject({
    kind: 'giftcard',
    giftCard: { _id: id, available: 0 },
  });
  expect(of('listing.deleted')).toEqual([{ kind: 'giftcard', _id: id }]);
  await doors.change(webhook._id, { active: false }).expect(200);
});

it('[POC-093] tells of people who come, nothing else of them, and only whoever chose it', async () => {
  const other = await Receiver.start();
  await doors.add(
    other.url,
    WEBHOOK_EVENTS.filter((event) => event !== 'user.registered'),
  );
  await doors.add(receiver.url, ['user.registered']);
  const { id, username } = await story.app.people.client();
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
