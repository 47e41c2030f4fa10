import { startTestApp, type TestApp } from '../support/index.js';
import { Story } from './support/story.js';

let story: Story;
let second: TestApp;
beforeAll(async () => {
  story = await Story.begin();
  second = await startTestApp({ beside: story.app });
});
afterAll(async () => {
  await second.stop();
  await story.end();
});

it('[RT-006, RT-007, ORD-063] a message reaches a viewer on another process, and is read there immediately', async () => {
  const ticket = await story.open(story.amina);
  const elsewhere = await second.sockets.connect(story.amina.token);
  expect(await elsewhere.join(ticket._id)).toEqual({ ok: true });
  const message = await story.said(story.admin, ticket._id, 'Hello');
  expect(await elsewhere.next('support_message', ({ _id }) => _id === message._id)).toEqual(message);
  expect(await elsewhere.next('new_support_message')).toEqual({ ticketId: ticket._id, message });
  await elsewhere.next('ticket_updated', ({ seenByClient }) => seenByClient === message.position);
  expect(await story.ticket(story.amina, ticket._id)).toMatchObject({ unreadByClient: 0 });
  expect(elsewhere.of('support_message')).toHaveLength(2);
});

it('only one of two concurrent completions on two processes gets the last unit', async () => {
  const account = await story.listings.account({ available: 1 });
  const [first, other] = [await story.order(story.amina, account), await story.order(story.bilal, account)];
  const complete = (app: TestApp, id: string) =>
    app.call
      .put(`/api/messages/support/ticket/${id}/status`, story.admin.token)
      .send({ status: 'completed' });
  const answers = await Promise.all([complete(story.app, first._id), complete(second, other._id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await story.stock(account._id)).toBe(0);
});
