import { Room } from './support/room.js';

let room: Room;
beforeAll(async () => {
  room = await Room.open({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => room.close());

it('accepts 20 messages in 10 s from a user, in tickets and in the public chat together', async () => {
  const ticket = { subject: 'A question', orderType: 'general' };
  const opened = await room.app.call.post('/api/messages/support/ticket', room.amina.token).send(ticket);
  const inTicket = { ticketId: (opened.body as { ticket: { _id: string } }).ticket._id, content: 'Hello' };
  // Sends them all at the same time, so that they do not take longer than the 10 s on a busy machine.
  const messages = Array.from({ length: 12 }, (_, at) => [
    room.say(room.amina, `m${at}`),
    room.app.call.post('/api/messages/support', room.amina.token).send(inTicket),
  ]);
  const answers = await Promise.all(messages.flat());
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  for (const { body, headers } of refused) {
    expect((body as { code: string }).code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await room.said(room.bilal, 'others go on');
});
