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

/** Comes back with the very socket whose line was cut, which would show its old session of the connection. */
async function comeBack(): Promise<void> {
  const back = once(line.socket as never, 'connect');
  const refused = once(line.socket as never, 'connect_error');
  line.socket.connect();
  await Promise.race([back, refused.then(([error]) => Promise.reject(error as Error))]);
}

const say = (content: string) =>
  app.call.post('/api/messages/public', boss.token).field('content', content).expect(201);

describe('a connection that comes back', () => {
  it('is let in as its person stands now: who lost their verification is not in the public chat', async () => {
    await app.call
      .put(`/api/users/${ann.id}`, boss.token)
      .send({ email: `new-${ann.email}` })
      .expect(200);
    await comeBack();
    expect(line.socket.recovered).toBeFalsy();
    await say('not for her');
    // What is written later and told to her says that the message would have come by now.
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ phone: '+213 555 12 34 56' }).expect(200);
    await line.next('user_updated');
    expect(line.of('public_message')).toEqual([]);
  });

  it('is let in as its person stands now: who became an administrator hears their news', async () => {
    await app.call.put(`/api/users/${ann.id}`, boss.token).send({ role: 'admin' }).expect(200);
    await comeBack();
    line.socket.emit('test_event');
    await line.next('test_event');
  });

  it('is refused to who was deactivated meanwhile', async () => {
    await app.call.patch(`/api/users/${ann.id}/toggle-status`, boss.token).expect(200);
    await expect(comeBack()).rejects.toThrow('ACCOUNT_DISABLED');
  });

  it('is refused to who signed out meanwhile', async () => {
    await app.call.post('/api/auth/logout', ann.token).expect(204);
    await expect(comeBack()).rejects.toThrow('UNAUTHENTICATED');
  });

  it('[ID-008] is refused to who was replaced meanwhile, and says so', async () => {
    await app.people.login(ann.email);
    await expect(comeBack()).rejects.toThrow('SESSION_REPLACED');
  });
});
