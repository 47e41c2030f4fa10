import { Room } from './support/room.js';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

it('[CHAT-010] lets in who is verified while connected', async () => {
  const person = await room.app.people.client('late');
  const socket = await room.app.sockets.connect(person.token);
  await room.app.call.get('/api/messages/public', person.token).expect(403);
  const [mail] = await room.app.mails.expect(person.email);
  const token = new URL(mail?.links[0] ?? '').pathname.split('/').at(-1) ?? '';
  await room.app.call.get(`/api/users/verify-email?token=${encodeURIComponent(token)}`).expect(200);
  const message = await room.said(room.amina, 'Welcome');
  await socket.next('public_message', ({ _id }) => _id === message._id);
  await room.app.call.get('/api/messages/public', person.token).expect(200);
});

it('[CHAT-010] lets administrators in, whose address nobody verified', async () => {
  const message = await room.said(room.admin, 'Hello');
  expect(message.sender).toMatchObject({ role: 'admin' });
});
