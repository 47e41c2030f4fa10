import { DeletedUserFilesProcessor } from '@manette/conversation';
import { eventually } from '@manette/platform/testing';
import { Ears } from './support/ears.js';
import { pdf, png } from './support/files.js';
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

describe('[TRU-108] the files of a deleted client', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const sweep = () => story.app.app.get(DeletedUserFilesProcessor).process();
  const status = async (address: string) => (await story.app.call.get(address)).status;

  async function sweepAfter(milliseconds: number): Promise<void> {
    story.app.clock.advance(milliseconds);
    try {
      await sweep();
    } finally {
      story.app.clock.reset();
    }
  }

  it('are deleted with the files in their tickets after 30 days; other users’ files stay', async () => {
    const dina = await story.app.people.verifiedClient('dina');
    const ticket = await story.open(dina);
    const kept = await story.open(story.bilal);
    const sendPublicly = (file: Buffer) =>
      story.app.call.post('/api/messages/public', dina.token).attach('file', file, 'said.pdf');
    const sent = [
      await story.send(dina, ticket, await png(), 'mine.png').expect(201),
      await story.send(story.admin, ticket, pdf(), 'answer.pdf', 'Your receipt').expect(201),
      await sendPublicly(pdf()).expect(201),
    ].map(({ body }) => body.message as { _id: string; fileUrl: string });
    const other = await story.send(story.bilal, kept, pdf(), 'bilal.pdf').expect(201);
    const picture = await story.app.call
      .put('/api/users/profile/picture', dina.token)
      .attach('profilePicture', await png(), 'me.png');
    const portrait = (picture.body as { profilePicture: string }).profilePicture;

    await story.app.call.delete(`/api/users/${dina.id}`, story.admin.token).expect(200);
    await eventually(async () => (await status(portrait)) === 404);
    await sweepAfter(30 * DAY - 60_000);
    expect(await Promise.all(sent.map(({ fileUrl }) => status(fileUrl)))).toEqual([200, 200, 200]);

    await sweepAfter(30 * DAY + 1000);
    for (const { fileUrl } of sent) await eventually(async () => (await status(fileUrl)) === 404);
    const gone = { fileUrl: null, fileName: null, fileSize: null };
    const { messages } = await story.conversation(story.admin, ticket._id);
    expect(messages.filter(({ isSystemMessage }) => !isSystemMessage)).toMatchObject([
      { type: 'image', content: 'File attachment', ...gone },
      { type: 'file', content: 'Your receipt', ...gone },
    ]);
    const chat = await story.app.call.get('/api/messages/public', story.admin.token).expect(200);
    expect(chat.body.messages.at(-1)).toMatchObject({ _id: sent[2]?._id, type: 'file', ...gone });
    expect(await status(other.body.message.fileUrl)).toBe(200);

    story.app.clock.advance(DAY);
    const old = sent[0]?.fileUrl ?? '';
    expect([await status(old), await status(`${old}0`)]).toEqual([404, 403]);
    story.app.clock.reset();
  });

  it('are deleted even if the process dies midway: an unfinished user is processed again', async () => {
    const elif = await story.app.people.verifiedClient('elif');
    const ticket = await story.open(elif);
    const { body } = await story.send(elif, ticket, pdf(), 'mine.pdf').expect(201);
    await story.app.call.delete(`/api/users/${elif.id}`, story.admin.token).expect(200);
    const noted = async () =>
      (await story.app.database.query('select from platform.deleted_person where user_id = $1', [elif.id]))
        .length;
    await sweepAfter(30 * DAY + 1000);
    expect(await noted()).toBe(1);
    await eventually(async () => (await status(body.message.fileUrl)) === 404);
    await sweepAfter(31 * DAY);
    expect(await noted()).toBe(0);
  });
});
