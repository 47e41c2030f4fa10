import { startTestApp, type TestApp } from '../support/index.js';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
let second: TestApp;
beforeAll(async () => {
  scenario = await Scenario.create();
  second = await startTestApp({ beside: scenario.app });
});
afterAll(async () => {
  await second.stop();
  await scenario.end();
});

it('[RT-006, RT-007, ORD-063] a message reaches a viewer on another process, and is read there immediately', async () => {
  const ticket = await scenario.open(scenario.amina);
  const elsewhere = await second.sockets.connect(scenario.amina.token);
  expect(await elsewhere.join(ticket._id)).toEqual({ ok: true });
  const message = await scenario.said(scenario.admin, ticket._id, 'Hello');
  expect(await elsewhere.next('support_message', ({ _id }) => _id === message._id)).toEqual(message);
  expect(await elsewhere.next('new_support_message')).toEqual({ ticketId: ticket._id, message });
  await elsewhere.next('ticket_updated', ({ seenByClient }) => seenByClient === message.position);
  expect(await scenario.ticket(scenario.amina, ticket._id)).toMatchObject({ unreadByClient: 0 });
  expect(elsewhere.of('support_message')).toHaveLength(2);
});

it('only one of two concurrent completions on two processes gets the last unit', async () => {
  const account = await scenario.listings.account({ available: 1 });
  const [first, other] = [
    await scenario.order(scenario.amina, account),
    await scenario.order(scenario.bilal, account),
  ];
  const complete = (app: TestApp, id: string) =>
    app.call
      .put(`/api/messages/support/ticket/${id}/status`, scenario.admin.token)
      .send({ status: 'completed' });
  const answers = await Promise.all([complete(scenario.app, first._id), complete(second, other._id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await scenario.stock(account._id)).toBe(0);
});
