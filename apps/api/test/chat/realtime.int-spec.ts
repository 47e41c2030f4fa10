import type { MessageView } from '@manette/contracts/conversation';
import { eventually } from '@manette/platform/testing';
import { cardInput } from '../catalog/support/listings.js';
import { startTestApp, type TestApp, type TestSocket } from '../support/index.js';
import { Room } from './support/room.js';

let room: Room;
let second: TestApp;
beforeAll(async () => {
  room = await Room.open();
  second = await startTestApp({ beside: room.app });
});
afterAll(async () => {
  await second.stop();
  await room.close();
});

const heard = (socket: TestSocket) => socket.of('public_message').map(({ content }) => content);
const is =
  ({ _id }: MessageView) =>
  (other: { _id: string }) =>
    other._id === _id;

it('[RT-001, RT-002, CHAT-010] events reach every user who may use the chat, once and in order, on every process', async () => {
  const here = await room.app.sockets.connect(room.amina.token);
  const there = await second.sockets.connect(room.bilal.token);
  const staff = await second.sockets.connect(room.admin.token);
  const outside = await room.app.sockets.connect(room.unverified.token);
  const first = await room.said(room.amina, 'One');
  await second.call.post('/api/messages/public', room.bilal.token).send({ content: 'Two' }).expect(201);
  await room.delete(room.admin, first._id).expect(200);
  const last = await room.said(room.admin, 'Three');
  for (const socket of [here, there, staff]) {
    expect(await socket.next('public_message', is(last))).toEqual(last);
    expect(heard(socket)).toEqual(['One', 'Two', 'Three']);
    expect(socket.of('public_message_deleted')).toEqual([{ _id: first._id }]);
  }
  // Events arrive in order: when the socket receives this later event, it has received all earlier ones.
  await announce(outside);
  expect(heard(outside)).toEqual([]);
});

it('[RT-001, CHAT-017] concurrent messages are sent in the order in which the chat shows them', async () => {
  const { amina, bilal, admin } = room;
  const listener = await second.sockets.connect(admin.token);
  const written = Array.from({ length: 45 }, (_, index) => {
    const author = [amina, bilal, admin][index % 3] ?? admin;
    return room.said(author, `At once ${index}`);
  });
  const ids = (await Promise.all(written)).sort((a, b) => a.position - b.position).map(({ _id }) => _id);
  await eventually(() => listener.of('public_message').length === ids.length);
  expect(listener.of('public_message').map(({ _id }) => _id)).toEqual(ids);
});

async function announce(socket: TestSocket): Promise<void> {
  const card = cardInput({ name: `Card ${socket.socket.id}` });
  const { body } = await room.app.call.post('/api/giftcards', room.admin.token).send(card).expect(201);
  const { _id } = (body as { giftCard: { _id: string } }).giftCard;
  await socket.next('new_giftcard_uploaded', (told) => '_id' in told && told._id === _id);
}
