import { once } from 'node:events';
import { startTestApp, type TestApp, type TestPerson, type TestSocket } from '../support/index.js';

let app: TestApp;
let boss: TestPerson;
let ann: TestPerson;
let line: TestSocket;
beforeAll(async () => {
  app = await startTestApp();
  boss = await app.people.admin();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ann = await app.people.verifiedClient();
  line = await app.sockets.connect(ann.token);
  const gone = once(line.socket as never, 'disconnect');
  line.socket.io.engine.close();
  await gone;
});

/** Reconnects with the same socket, which offers the server the session of the connection that was cut. */
async function comeBack(): Promise<void> {
  const back = once(line.socket as never, 'connect');
  const refused = once(line.socket as never, 'connect_error');
  line.socket.connect();
  await Promise.race([back, refused.then(([error]) => Promise.reject(error as Error))]);
}

const say = (content: string) =>
  app.call.post('/api/messages/public', boss.token).field('content', content).expect(201);

describe('a socket that reconnects', () => {
  it('gets the user’s current rights: after losing the verification it receives no public messages', async () => {
    await app.call
      .put(`/api/users/${ann.id}`, boss.token)
      .send({ email: `new-${ann.email}` })
      .expect(200);
    await comeBack();
    expect(line.socket.recovered).toBeFalsy();
    await say('not for her');
    // When this later event arrives, the message would have arrived too.
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ phone: '+213 555 12 34 56' }).expect(200);
    await line.next('user_updated');
    expect(line.of('public_message')).toEqual([]);
  });

  it('gets the user’s current rights: after becoming an administrator it receives their events', async () => {
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ role: 'admin' }).expect(200);
    await comeBack();
    line.socket.emit('test_event');
    await line.next('test_event');
  });

  it('is refused for a user who was deactivated meanwhile', async () => {
    await app.call.patch(`/api/users/${ann.id}/toggle-status`, boss.token).expect(200);
    await expect(comeBack()).rejects.toThrow('ACCOUNT_DISABLED');
  });

  it('is refused for a user who signed out meanwhile', async () => {
    await app.call.post('/api/auth/logout', ann.token).expect(204);
    await expect(comeBack()).rejects.toThrow('UNAUTHENTICATED');
  });

  it('[ID-008] is refused for a user whose session was replaced meanwhile, with the code SESSION_REPLACED', async () => {
    await app.people.login(ann.email);
    await expect(comeBack()).rejects.toThrow('SESSION_REPLACED');
  });
});
