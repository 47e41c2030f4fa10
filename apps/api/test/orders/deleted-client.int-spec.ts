import { eventually } from '@manette/platform/testing';
import { Ears } from './support/ears.js';
import { Story } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin();
});
afterAll(() => story.end());

it("[ORD-084] deleting a client cancels the open tickets, leaves closed ones and shows '[Deleted]'", async () => {
  const account = await story.listings.account({ available: 1 });
  const done = await story.order(story.amina, account);
  await story.setStatus(story.admin, done._id, 'completed').expect(200);
  const open = await story.open(story.amina, { description: 'Remember me?' });
  const of = await story.open(story.bilal);
  const admin = await Ears.of(story, story.admin);
  await story.app.call.delete(`/api/users/${story.amina.id}`, story.admin.token).expect(200);
  const news = await admin.socket.next('ticket_status_updated');
  expect(news).toEqual({ ticketId: open._id, status: 'cancelled' });
  expect(await story.ticket(story.admin, open._id)).toMatchObject({
    status: 'cancelled',
    client: { _id: story.amina.id, username: '[Deleted]' },
  });
  const { messages } = await story.conversation(story.admin, open._id);
  expect(messages.map(({ content, sender }) => [content, sender?.username])).toEqual([
    ['Ticket opened. An admin will answer here soon.', undefined],
    ['Remember me?', '[Deleted]'],
    ['The client has left; the ticket was cancelled.', undefined],
  ]);
  expect((await story.ticket(story.admin, done._id)).status).toBe('completed');
  expect((await story.ticket(story.admin, of._id)).status).toBe('pending');
  expect((await story.list(story.admin, { q: 'amina' })).total).toBe(0);
  await eventually(async () => (await story.list(story.admin, { q: '[Deleted]' })).total === 2);
});
