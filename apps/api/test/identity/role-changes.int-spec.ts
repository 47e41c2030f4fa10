import { PromoteToAdministrator } from '@manette/contracts/identity';
import { eventually } from '@manette/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { startTestApp, type TestApp, type TestPerson, type TestSocket } from '../support/index.js';

let app: TestApp;
let other: TestApp;
let client: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
  client = await app.people.verifiedClient();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

async function openTicket(subject: string): Promise<void> {
  await app.call
    .post('/api/messages/support/ticket', client.token)
    .send({ subject, orderType: 'general' })
    .expect(201);
}

/** Checks that a socket receives the events and acknowledgements that only administrators receive. */
async function expectAdministratorsNews(socket: TestSocket, subject: string): Promise<void> {
  await openTicket(subject);
  await socket.next('new_support_ticket', (ticket) => ticket.subject === subject);
  socket.socket.emit('test_event');
  await socket.next('test_event');
}

describe('an open socket of a user who becomes an administrator', () => {
  it('receives the administrators’ events immediately, on every process', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    const [here, there] = [await app.sockets.connect(ann.token), await other.sockets.connect(ann.token)];
    await openTicket('before');
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ role: 'admin' }).expect(200);
    for (const socket of [here, there]) expect(await socket.next('user_updated')).toEqual({ _id: ann.id });
    await expectAdministratorsNews(here, 'after the edit');
    await expectAdministratorsNews(there, 'after the edit, there');
    expect(here.of('new_support_ticket').map(({ subject }) => subject)).not.toContain('before');
  });

  it('[ID-081] [ID-082] moves the user from the online clients to the online administrators', async () => {
    const [boss, ann, bob] = [await app.people.admin(), await app.people.client(), await app.people.client()];
    const bobs = await other.sockets.connect(bob.token);
    await app.sockets.connect(ann.token);
    const told = () => bobs.of('user_status_changed').filter(({ _id }) => _id === ann.id);
    await eventually(() => told().length === 1);
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ role: 'admin' }).expect(200);
    await eventually(() => told().length === 3);
    expect(told().map(({ role, isOnline }) => [role, isOnline])).toEqual([
      ['client', true],
      ['client', false],
      ['admin', true],
    ]);
    const { onlineUsers } = (await app.call.get('/api/users/online', bob.token).expect(200)).body;
    expect(onlineUsers.admins).toContainEqual(expect.objectContaining({ _id: ann.id }));
  });

  it('receives the events after the operator’s command too', async () => {
    const ann = await app.people.client();
    const socket = await other.sockets.connect(ann.token);
    await app.app.get(CommandBus).execute(new PromoteToAdministrator(ann.email));
    await socket.next('user_updated');
    await expectAdministratorsNews(socket, 'after the order');
  });
});

describe('the event of a changed user', () => {
  const mine = '+213 555 12 34 56';

  it('[ID-069] is sent to the user’s own sockets, whoever made the change, and to no one else', async () => {
    const [boss, ann, bob] = [await app.people.admin(), await app.people.client(), await app.people.client()];
    const [anns, bobs] = [await app.sockets.connect(ann.token), await other.sockets.connect(bob.token)];
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ address: 'Oran' }).expect(200);
    await app.call.put('/api/users/profile', ann.token).send({ phone: mine }).expect(200);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    await app.call
      .put('/api/users/profile/picture', ann.token)
      .attach('profilePicture', picture, 'me.png')
      .expect(200);
    await eventually(() => anns.of('user_updated').length === 3);
    await app.call.put(`/api/users/${bob.id}`, boss.token).send({ address: 'Oran' }).expect(200);
    await bobs.next('user_updated');
    expect(bobs.of('user_updated')).toEqual([{ _id: bob.id }]);
  });

  it('[ID-095] is sent when the user verifies the address on another device', async () => {
    const ann = await app.people.client();
    const socket = await app.sockets.connect(ann.token);
    const [mail] = await app.mails.expect(ann.email);
    const secret = mail?.links[0]?.split('/').at(-1) ?? '';
    await app.call.get(`/api/users/verify-email/${secret}`).expect(200);
    expect(await socket.next('user_updated')).toEqual({ _id: ann.id });
  });
});
