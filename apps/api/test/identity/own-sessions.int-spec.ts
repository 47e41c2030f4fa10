import type { OwnSessionView } from '@manette/contracts/identity';
import { validate } from 'uuid';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const me = (token: string) => app.call.get('/api/auth/me', token);
const listed = async (token: string, path = '/api/auth/sessions') =>
  ((await app.call.get(path, token).expect(200)).body as { sessions: OwnSessionView[] }).sessions;
const currentOf = async (person: TestPerson) =>
  (await listed(person.token)).find(({ current }) => current)?._id ?? '';
const gone = (token: string) => me(token).expect(401, /"UNAUTHENTICATED"/);
/** Signs the first administrator in with a user agent and a client address. */
async function signedIn(userAgent: string, address: string): Promise<string> {
  const { email, password } = app.config.admin;
  const call = app.call.post('/api/auth/login').set('user-agent', userAgent).set('x-forwarded-for', address);
  return ((await call.send({ email, password }).expect(200)).body as { token: string }).token;
}

describe('the list of the user’s own sessions', () => {
  it('[TRU-040] [TRU-041] [TRU-042] has device, shortened address, method and times, latest activity first', async () => {
    const phone = await signedIn(PHONE, '41.96.12.200');
    app.clock.advance(3 * MINUTE);
    const tool = await signedIn('curl/8', '2001:db8:41:7::9');
    const sessions = await listed(tool);
    expect(sessions.map(({ _id }) => validate(_id))).not.toContain(false);
    expect(sessions).toMatchObject([
      { device: 'Unknown device', address: '2001:db8:41::x', method: 'password', current: true },
      { device: 'Chrome on Android', address: '41.96.12.x', method: 'password', current: false },
    ]);
    expect(Date.parse(sessions[0]!.signedInAt) - Date.parse(sessions[1]!.signedInAt)).toBeGreaterThanOrEqual(
      3 * MINUTE,
    );
    expect((await listed(phone)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('[TRU-040] has the last activity to the minute, including the current call', async () => {
    const ann = await app.people.client();
    app.clock.advance(MINUTE + 1);
    const [session] = await listed(ann.token);
    expect(Math.abs(Date.parse(session!.lastActiveAt) - app.clock.now().getTime())).toBeLessThan(MINUTE);
    expect(session).toMatchObject({ method: 'registration', current: true });
  });

  it('[TRU-040] contains no session that has ended or expired', async () => {
    const ann = await app.people.client();
    const again = await app.people.login(ann.email);
    expect(await listed(again.token)).toHaveLength(1);
    const boss = await app.people.admin();
    app.clock.advance(15 * 24 * 60 * MINUTE);
    expect(await listed((await app.people.admin()).token)).toHaveLength(1);
    await me(boss.token).expect(401);
  });
});

describe('ending one of the user’s own sessions', () => {
  it('[TRU-043] takes effect immediately and closes its sockets', async () => {
    const [here, there] = [await app.people.admin(), await app.people.admin()];
    const socket = await app.sockets.connect(there.token);
    const closed = new Promise((resolve) => socket.socket.on('disconnect', resolve));
    const path = `/api/auth/sessions/${await currentOf(there)}`;
    const { body } = await app.call.delete(path, here.token).expect(200);
    expect(body).toEqual({ message: 'Session ended' });
    await gone(there.token);
    expect(await closed).toBe('io server disconnect');
    await expect(app.sockets.connect(there.token)).rejects.toThrow('UNAUTHENTICATED');
    await app.call.delete(path, here.token).expect(404);
    await me(here.token).expect(200);
  });

  it('[TRU-043] responds with 404 for another user’s session, an ended one and an invalid id', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    for (const id of [await currentOf(bob), 'x', ann.id])
      await app.call.delete(`/api/auth/sessions/${id}`, ann.token).expect(404, /Session not found/);
    await me(bob.token).expect(200);
  });

  it('[TRU-044] ends all sessions but the caller’s and returns their number', async () => {
    const here = await app.people.admin();
    await app.call.delete('/api/auth/sessions', here.token).expect(200);
    const others = [await app.people.admin(), await app.people.admin()];
    const { body } = await app.call.delete('/api/auth/sessions', here.token).expect(200);
    expect(body).toEqual({ message: 'Sessions ended', ended: 2 });
    for (const { token } of others) await gone(token);
    expect(await listed(here.token)).toHaveLength(1);
    const none = await app.call.delete('/api/auth/sessions', here.token).expect(200);
    expect(none.body).toMatchObject({ ended: 0 });
  });
});

describe('the sessions of any user', () => {
  it('[TRU-045] are listed by administrators, and ended one by one or all together, also those of administrators', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    const path = `/api/users/${ann.id}/sessions`;
    const sessions = await listed(boss.token, path);
    expect(sessions).toMatchObject([{ method: 'registration', current: false }]);
    const { body } = await app.call.delete(`${path}/${sessions[0]!._id}`, boss.token).expect(200);
    expect(body).toEqual({ message: 'Session ended' });
    await gone(ann.token);
    await app.call.delete(`${path}/${sessions[0]!._id}`, boss.token).expect(404);
    const again = await app.people.login(ann.email);
    const all = await app.call.delete(path, boss.token).expect(200);
    expect(all.body).toEqual({ message: 'Sessions ended', ended: 1 });
    await gone(again.token);
    expect(await listed(boss.token, path)).toEqual([]);
    const own = await listed(boss.token, `/api/users/${boss.id}/sessions`);
    expect(own.filter(({ current }) => current)).toHaveLength(1);
  });

  it('[TRU-045] are refused to clients, and respond with 404 for an unknown user', async () => {
    const [boss, ann] = [await app.people.admin(), await app.people.client()];
    const path = `/api/users/${ann.id}/sessions`;
    await app.call.get(path, ann.token).expect(403);
    await app.call.delete(path, ann.token).expect(403);
    await app.call.delete(`${path}/${await currentOf(ann)}`, ann.token).expect(403);
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      await app.call.get(`/api/users/${id}/sessions`, boss.token).expect(404, /User not found/);
  });
});
