import { cardInput } from '../catalog/support/listings.js';
import { Room } from './support/room.js';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

it('[CHAT-010] a user who is verified while connected may use the public chat and receives its messages', async () => {
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

it('[CHAT-010] administrators may use the public chat without a verified address', async () => {
  const message = await room.said(room.admin, 'Hello');
  expect(message.sender).toMatchObject({ role: 'admin' });
});

it('[CHAT-009] a user whose address an administrator changes loses access to the public chat', async () => {
  const person = await room.app.people.verifiedClient('moved');
  const socket = await room.app.sockets.connect(person.token);
  const before = await room.said(room.amina, 'Before');
  await socket.next('public_message', ({ _id }) => _id === before._id);
  const edit = room.app.call.put(`/api/users/${person.id}`, room.admin.token);
  await edit.send({ email: 'moved-again@example.test' }).expect(200);
  await room.app.call.get('/api/messages/public', person.token).expect(403);
  await room.said(room.amina, 'After');
  // Events arrive in order: when the socket receives this later event, it has received all earlier ones.
  const card = room.app.call.post('/api/giftcards', room.admin.token).send(cardInput());
  const { giftCard } = (await card.expect(201)).body as { giftCard: { _id: string } };
  await socket.next('new_giftcard_uploaded', (told) => '_id' in told && told._id === giftCard._id);
  expect(socket.of('public_message').map(({ content }) => content)).not.toContain('After');
});
