import { Room } from './support/room.js';

let room: Room;
beforeAll(async () => {
  room = await Room.open({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => room.close());

it('takes 20 messages in 10 s from a person, tickets and public chat together', async () => {
  const ticket = { subject: 'A question', orderType: 'general' };
  const opened = await room.app.call.post('/api/messages/support/ticket', room.amina.token).send(ticket);
  const inTicket = { ticketId: (opened.body as { ticket: { _id: string } }).ticket._id, content: 'Hello' };
  for (let at = 0; at < 10; at++) {
    await room.said(room.amina, `m${at}`);
    await room.app.call.post('/api/messages/support', room.amina.token).send(inTicket).expect(201);
  }
  const { body, headers } = await room.say(room.amina, 'one more').expect(429);
  expect(body.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await room.said(room.bilal, 'others go on');
});
