import { messageView } from '@manette/contracts/conversation';
import { eventually } from '@manette/platform/testing';
import { gif, pdf, pdfOf, png } from '../orders/support/files.js';
import { Room, texts } from './support/room.js';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

const MB = 1024 * 1024;

describe('writing to the public chat', () => {
  it('[API-035, CHAT-013, CHAT-014, CHAT-015] adds a message, as JSON or as a form', async () => {
    const message = await room.said(room.amina, 'Is <b>it</b> **there**?');
    expect(messageView.safeParse(message).error).toBeUndefined();
    expect(message).toMatchObject({
      content: 'Is <b>it</b> **there**?',
      sender: { _id: room.amina.id, username: 'amina', role: 'client', profilePicture: null },
      type: 'text',
      fileUrl: null,
      isSystemMessage: false,
    });
    const { body } = await room.app.call
      .post('/api/messages/public', room.admin.token)
      .field('content', 'Yes')
      .expect(201);
    expect(body.message).toMatchObject({ content: 'Yes', sender: { role: 'admin' } });
  });

  it('[CHAT-019, CHAT-020, CHAT-023] needs 1 to 2000 characters, or a file', async () => {
    const refused = async (content: unknown) =>
      (await room.say(room.amina, content).expect(400)).body.message as string;
    expect(await refused('')).toBe('Message content is required');
    expect(await refused('  \n ')).toBe('Message content is required');
    expect(await refused(undefined)).toBe('Message content is required');
    expect(await refused(5)).toBe('Message must be text');
    expect(await refused('x'.repeat(2001))).toBe('Message must be less than 2000 characters');
    await room.said(room.amina, 'x'.repeat(2000));
  });

  it('executes a request once for one Idempotency-Key', async () => {
    const once = () => room.say(room.amina, 'Once').set('idempotency-key', 'chat-once');
    const [first, second] = [await once().expect(201), await once().expect(201)];
    expect(second.body.message._id).toBe(first.body.message._id);
    expect(texts(await room.read(room.amina)).filter((text) => text === 'Once')).toHaveLength(1);
    await room.say(room.amina, 'Other').set('idempotency-key', 'chat-once').expect(422);
  });
});

describe('a file', () => {
  it.each([
    ['image', 'photo.png', png],
    ['image', 'moving.gif', gif],
    ['file', 'receipt.pdf', () => Promise.resolve(pdf())],
  ] as const)('[CHAT-015, CHAT-022, CHAT-024] may be an %s: %s', async (type, name, make) => {
    const file = await make();
    const { body } = await room.send(room.amina, file, name).expect(201);
    expect(body.message).toMatchObject({ type, content: 'File attachment', fileName: name });
    await room.app.call.get(body.message.fileUrl).expect(200);
    const captioned = await room.send(room.admin, file, name, 'Look').expect(201);
    expect(captioned.body.message).toMatchObject({ type, content: 'Look' });
  });

  it('is available only by its signed URL, and only until that expires', async () => {
    const { body } = await room.send(room.amina, await png(), 'secret.png').expect(201);
    const url = new URL(body.message.fileUrl as string, room.app.url);
    await room.app.call.get(url.pathname, room.amina.token).expect(403);
    room.app.clock.advance(21 * 60 * 1000);
    try {
      await room.app.call.get(url.pathname + url.search).expect(403);
    } finally {
      room.app.clock.reset();
    }
    const { messages } = await room.read(room.bilal);
    await room.app.call.get(messages.at(-1)?.fileUrl ?? '').expect(200);
  });

  it('[CHAT-021] has at most 10 MB, inclusive', async () => {
    await room.send(room.amina, pdfOf(10 * MB), 'whole.pdf').expect(201);
    const { body } = await room.send(room.amina, pdfOf(10 * MB + 1), 'more.pdf').expect(413);
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'File size must be less than 10MB' });
  });

  it('[CHAT-022] is checked by its bytes, not by its name', async () => {
    const { messages } = await room.read(room.amina);
    const { body } = await room.send(room.amina, Buffer.from('<svg/>'), 'a.png').expect(415);
    expect(body.code).toBe('UNSUPPORTED_FILE_TYPE');
    expect((await room.read(room.amina)).messages.at(-1)).toEqual(messages.at(-1));
  });
});

describe('reading the public chat', () => {
  it('[API-034] returns the newest 50 messages, oldest first; the 50 before or after a given message', async () => {
    const mark = await room.said(room.amina, 'mark');
    for (let i = 1; i <= 54; i++) await room.said(room.bilal, `m${i}`);
    const newest = await room.read(room.admin);
    expect(newest.messages).toHaveLength(50);
    expect([newest.messages[0]?.content, newest.messages[49]?.content]).toEqual(['m5', 'm54']);
    expect(newest.hasMore).toBe(true);
    const older = await room.read(room.admin, { before: newest.messages[0]?._id ?? '' });
    expect(texts(older).slice(-5)).toEqual(['mark', 'm1', 'm2', 'm3', 'm4']);
    const after = await room.read(room.admin, { after: mark._id });
    expect([after.messages[0]?.content, after.messages[49]?.content, after.hasMore]).toEqual([
      'm1',
      'm50',
      true,
    ]);
    const rest = await room.read(room.admin, { after: after.messages[49]?._id ?? '' });
    expect([texts(rest), rest.hasMore]).toEqual([['m51', 'm52', 'm53', 'm54'], false]);
  });

  it.each(['before', 'after'])('refuses a ?%s= that is not a message of the chat', async (place) => {
    for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
      const call = room.app.call.get('/api/messages/public', room.amina.token).query({ [place]: id });
      expect((await call.expect(400)).body.message).toBe(`${place} must be the id of a message`);
    }
  });

  it('shows a deleted user as [Deleted]', async () => {
    const dalia = await room.app.people.verifiedClient('dalia');
    await room.said(dalia, 'Bye');
    await room.app.call.delete(`/api/users/${dalia.id}`, room.admin.token).expect(200);
    const { messages } = await room.read(room.amina);
    expect(messages.at(-1)).toMatchObject({
      content: 'Bye',
      sender: { username: '[Deleted]', role: 'client' },
    });
  });
});

describe('deleting a message', () => {
  it('[API-036, CHAT-037, CHAT-039] is only for administrators, deletes the file, keeps the order and is reported later', async () => {
    const { body } = await room.send(room.amina, await png(), 'a.png').expect(201);
    const { _id, fileUrl } = body.message as { _id: string; fileUrl: string };
    const last = await room.said(room.amina, 'Later');
    expect((await room.delete(room.amina, _id).expect(403)).body.code).toBe('FORBIDDEN');
    const gone = await room.delete(room.admin, _id).expect(200);
    expect(gone.body).toEqual({ message: 'Message deleted successfully' });
    await room.delete(room.admin, _id).expect(404);
    const after = await room.read(room.amina, { after: _id });
    expect(after.messages).toMatchObject([{ _id: last._id }]);
    expect(after.deleted[0]).toBe(_id);
    await eventually(async () => (await room.app.call.get(fileUrl)).status === 404);
  });

  it.each(['nonsense', '00000000-0000-7000-8000-000000000000'])('of %s is a 404', async (id) => {
    await room.delete(room.admin, id).expect(404);
  });

  it('by two concurrent calls happens once', async () => {
    const { _id } = await room.said(room.amina, 'Twice');
    const both = await Promise.all([room.delete(room.admin, _id), room.delete(room.admin, _id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

it('concurrent messages get consecutive positions, in the order in which they are read', async () => {
  const crowd = [room.amina, room.bilal, room.admin];
  const said = await Promise.all(
    Array.from({ length: 45 }, (_, at) => room.said(crowd[at % 3] ?? room.amina, `crowd ${at}`)),
  );
  const { messages } = await room.read(room.amina);
  const places = messages.slice(-45).map(({ position }) => position);
  const first = places[0] ?? 0;
  expect(places).toEqual(places.map((_, at) => first + at));
  expect(new Set(said.map(({ position }) => position))).toEqual(new Set(places));
});

it('the view of message facts contains messages, but not deleted ones', async () => {
  const { _id } = await room.said(room.amina, 'Counted');
  const gone = await room.said(room.amina, 'Not counted');
  await room.delete(room.admin, gone._id).expect(200);
  const rows = await room.app.database.query<{ id: string }>('select id from chat.message_facts');
  const ids = rows.map(({ id }) => id);
  expect([ids.includes(_id), ids.includes(gone._id)]).toEqual([true, false]);
});
