import { DeletedUserFilesProcessor } from '@manette/conversation';
import { eventually } from '@manette/platform/testing';
import { TicketEventLog } from './support/ticket-event-log.js';
import { pdf, png } from './support/files.js';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

it("[ORD-084] deleting a client cancels the open tickets, leaves closed ones and shows '[Deleted]'", async () => {
  const account = await scenario.listings.account({ available: 1 });
  const done = await scenario.order(scenario.amina, account);
  await scenario.setStatus(scenario.admin, done._id, 'completed').expect(200);
  const open = await scenario.open(scenario.amina, { description: 'Remember me?' });
  const of = await scenario.open(scenario.bilal);
  const admin = await TicketEventLog.of(scenario, scenario.admin);
  await scenario.app.call.delete(`/api/users/${scenario.amina.id}`, scenario.admin.token).expect(200);
  const news = await admin.socket.next('ticket_status_updated');
  expect(news).toEqual({ ticketId: open._id, status: 'cancelled' });
  expect(await scenario.ticket(scenario.admin, open._id)).toMatchObject({
    status: 'cancelled',
    client: { _id: scenario.amina.id, username: '[Deleted]' },
  });
  const { messages } = await scenario.conversation(scenario.admin, open._id);
  expect(messages.map(({ content, sender }) => [content, sender?.username])).toEqual([
    ['Ticket opened. An admin will answer here soon.', undefined],
    ['Remember me?', '[Deleted]'],
    ['The client has left; the ticket was cancelled.', undefined],
  ]);
  expect((await scenario.ticket(scenario.admin, done._id)).status).toBe('completed');
  expect((await scenario.ticket(scenario.admin, of._id)).status).toBe('pending');
  expect((await scenario.list(scenario.admin, { q: 'amina' })).total).toBe(0);
  await eventually(async () => (await scenario.list(scenario.admin, { q: '[Deleted]' })).total === 2);
});

describe('[TRU-108] the files of a deleted client', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const sweep = () => scenario.app.app.get(DeletedUserFilesProcessor).process();
  const status = async (address: string) => (await scenario.app.call.get(address)).status;

  async function sweepAfter(milliseconds: number): Promise<void> {
    scenario.app.clock.advance(milliseconds);
    try {
      await sweep();
    } finally {
      scenario.app.clock.reset();
    }
  }

  it('are deleted with the files in their tickets after 30 days; other users’ files stay', async () => {
    const dina = await scenario.app.people.verifiedClient('dina');
    const ticket = await scenario.open(dina);
    const kept = await scenario.open(scenario.bilal);
    const sendPublicly = (file: Buffer) =>
      scenario.app.call.post('/api/messages/public', dina.token).attach('file', file, 'said.pdf');
    const sent = [
      await scenario.send(dina, ticket, await png(), 'mine.png').expect(201),
      await scenario.send(scenario.admin, ticket, pdf(), 'answer.pdf', 'Your receipt').expect(201),
      await sendPublicly(pdf()).expect(201),
    ].map(({ body }) => body.message as { _id: string; fileUrl: string });
    const other = await scenario.send(scenario.bilal, kept, pdf(), 'bilal.pdf').expect(201);
    const picture = await scenario.app.call
      .put('/api/users/profile/picture', dina.token)
      .attach('profilePicture', await png(), 'me.png');
    const portrait = (picture.body as { profilePicture: string }).profilePicture;

    await scenario.app.call.delete(`/api/users/${dina.id}`, scenario.admin.token).expect(200);
    await eventually(async () => (await status(portrait)) === 404);
    await sweepAfter(30 * DAY - 60_000);
    expect(await Promise.all(sent.map(({ fileUrl }) => status(fileUrl)))).toEqual([200, 200, 200]);

    await sweepAfter(30 * DAY + 1000);
    for (const { fileUrl } of sent) await eventually(async () => (await status(fileUrl)) === 404);
    const gone = { fileUrl: null, fileName: null, fileSize: null };
    const { messages } = await scenario.conversation(scenario.admin, ticket._id);
    expect(messages.filter(({ isSystemMessage }) => !isSystemMessage)).toMatchObject([
      { type: 'image', content: 'File attachment', ...gone },
      { type: 'file', content: 'Your receipt', ...gone },
    ]);
    const chat = await scenario.app.call.get('/api/messages/public', scenario.admin.token).expect(200);
    expect(chat.body.messages.at(-1)).toMatchObject({ _id: sent[2]?._id, type: 'file', ...gone });
    expect(await status(other.body.message.fileUrl)).toBe(200);

    scenario.app.clock.advance(DAY);
    const old = sent[0]?.fileUrl ?? '';
    expect([await status(old), await status(`${old}0`)]).toEqual([404, 403]);
    scenario.app.clock.reset();
  });

  it('are deleted even if the process dies midway: an unfinished user is processed again', async () => {
    const elif = await scenario.app.people.verifiedClient('elif');
    const ticket = await scenario.open(elif);
    const { body } = await scenario.send(elif, ticket, pdf(), 'mine.pdf').expect(201);
    await scenario.app.call.delete(`/api/users/${elif.id}`, scenario.admin.token).expect(200);
    const noted = async () =>
      (await scenario.app.database.query('select from platform.deleted_person where user_id = $1', [elif.id]))
        .length;
    await sweepAfter(30 * DAY + 1000);
    expect(await noted()).toBe(1);
    await eventually(async () => (await status(body.message.fileUrl)) === 404);
    await sweepAfter(31 * DAY);
    expect(await noted()).toBe(0);
  });
});
