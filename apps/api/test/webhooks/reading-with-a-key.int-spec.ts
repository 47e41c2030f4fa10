import { Scenario } from '../orders/support/scenario.js';
import { ApiKeys } from './support/api-keys.js';

let scenario: Scenario;
let secret: string;
beforeAll(async () => {
  scenario = await Scenario.create();
  ({ secret } = await new ApiKeys(scenario.app, scenario.admin).make(['tickets:read', 'tickets:write']));
});
afterAll(() => scenario.end());

const unreadCount = async () => {
  const { body } = await scenario.app.call
    .get('/api/messages/support/unread-count', scenario.admin.token)
    .expect(200);
  return (body as { unreadCount: number }).unreadCount;
};

it('[POC-087] reading a conversation with an API key leaves its messages unread and the read position unchanged', async () => {
  const ticket = await scenario.open(scenario.amina);
  await scenario.said(scenario.amina, ticket._id, 'Hello');
  const before = await scenario.ticket(scenario.admin, ticket._id);
  const unread = await unreadCount();
  expect(unread).toBeGreaterThan(0);
  const read = await scenario.app.call.get(`/api/messages/support/${ticket._id}`, secret).expect(200);
  expect((read.body as { messages: { content: string }[] }).messages.at(-1)?.content).toBe('Hello');
  expect(await scenario.ticket(scenario.admin, ticket._id)).toEqual(before);
  expect(await unreadCount()).toBe(unread);
  // When an administrator reads it later, the new messages are marked and become read.
  await scenario.conversation(scenario.admin, ticket._id);
  expect(await unreadCount()).toBe(unread - 1);
});

it('[POC-085] a message that is posted with an API key has the key’s maker as its sender', async () => {
  const ticket = await scenario.open(scenario.bilal);
  const post = scenario.app.call.post('/api/messages/support', secret);
  const { body } = await post.send({ ticketId: ticket._id, content: 'From a program' }).expect(201);
  expect((body as { message: { sender: object } }).message.sender).toMatchObject({ _id: scenario.admin.id });
  const form = scenario.app.call.post('/api/messages/support', secret).field('ticketId', ticket._id);
  await form.field('content', 'In a form').expect(201);
  const { status } = await scenario.ticket(scenario.bilal, ticket._id);
  expect(status).toBe('in_progress');
});

it('catalogue pages in memory are served only to keys with their scope', async () => {
  const { app, admin } = scenario;
  const made = await new ApiKeys(app, admin).make(['accounts:read']);
  const first = await app.call.get('/api/accounts', admin.token).expect(200);
  await app.call.get('/api/accounts', admin.token).expect(200);
  await app.call.get('/api/accounts', secret).expect(403);
  const given = await app.call.get('/api/accounts', made.secret).expect(200);
  expect(given.body).toEqual(first.body);
  const asked = app.call.get('/api/accounts', made.secret).set('if-none-match', given.headers.etag ?? '');
  await asked.expect(304);
});
