import { PromoteToAdministrator } from '@manette/contracts/identity';
import { CommandBus } from '@nestjs/cqrs';
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

/** What only administrators hear and are answered. */
async function expectAdministratorsNews(socket: TestSocket, subject: string): Promise<void> {
  await openTicket(subject);
  await socket.next('new_support_ticket', (ticket) => ticket.subject === subject);
  socket.socket.emit('test_event');
  await socket.next('test_event');
}

describe('a socket that is open while its person becomes an administrator', () => {
  it('hears the administrators’ news at once, on every process', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    const [here, there] = [await app.sockets.connect(ann.token), await other.sockets.connect(ann.token)];
    await openTicket('before');
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ role: 'admin' }).expect(200);
    await expectAdministratorsNews(here, 'after the edit');
    await expectAdministratorsNews(there, 'after the edit, there');
    expect(here.of('new_support_ticket').map(({ subject }) => subject)).not.toContain('before');
  });

  it('hears them by the operator’s order too', async () => {
    const ann = await app.people.client();
    const socket = await other.sockets.connect(ann.token);
    await app.app.get(CommandBus).execute(new PromoteToAdministrator(ann.email));
    await expectAdministratorsNews(socket, 'after the order');
  });
});
