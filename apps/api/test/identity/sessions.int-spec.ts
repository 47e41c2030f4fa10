import { eventually } from '@manette/platform/testing';
import { SignJWT } from 'jose';
import pg from 'pg';
import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';

let app: TestApp;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});
afterEach(() => app.clock.reset());

const DAY = 24 * 60 * 60 * 1000;
const REPLACED = 'Your account has been logged in from another device. You have been logged out.';
const me = (token?: string) => app.call.get('/api/auth/me', token);
const refusal = async (token?: string) => (await me(token).expect(401)).body.code as string;
const openSessions = async (userId: string) => {
  const text = 'select count(*)::int as n from identity.sessions where user_id = $1 and ended_at is null';
  return (await db.query<{ n: number }>(text, [userId])).rows[0]?.n;
};

describe('the session of a call', () => {
  it('[API-003] [API-004] [ID-068] is the bearer token, and identifies the user', async () => {
    const ann = await app.people.client();
    const { body } = await me(ann.token).expect(200);
    expect(body.user).toMatchObject({ _id: ann.id, id: ann.id, username: ann.username, role: 'client' });
  });

  it('is refused without a token, with a broken one, and with one signed by another key', async () => {
    const ann = await app.people.client();
    const sid = JSON.parse(Buffer.from(ann.token.split('.')[1]!, 'base64url').toString()).sid as string;
    const sign = (secret: string, alg = 'HS256') =>
      new SignJWT({ sid, role: 'admin' })
        .setProtectedHeader({ alg })
        .setSubject(ann.id)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${ann.token.split('.')[1]}.`;
    const tokens = [undefined, '', 'x', `${ann.token}x`, unsigned, await sign('s'.repeat(64))];
    for (const token of tokens) expect(await refusal(token)).toBe('UNAUTHENTICATED');
    const own = app.config.session.keys[0]?.secret ?? '';
    await me(await sign(own)).expect(200);
    expect(await refusal(await sign(own, 'HS512'))).toBe('UNAUTHENTICATED');
  });

  it('takes the role from the user, never from the token', async () => {
    const ann = await app.people.client();
    await app.call.get('/api/users', ann.token).expect(403);
    await db.query(`update identity.users set role = 'admin' where id = $1`, [ann.id]);
    // The row was changed directly in the database, and the API may cache a session for 40 ms.
    await eventually(async () => (await app.call.get('/api/users', ann.token)).status === 200);
  });

  it('expires after 14 days without use, and after 30 days with use', async () => {
    const ann = await app.people.client();
    const bob = await app.people.client();
    app.clock.advance(13 * DAY);
    await me(ann.token).expect(200);
    await db.query(`update identity.sessions set last_used_at = $2 where user_id = $1`, [
      ann.id,
      app.clock.now(),
    ]);
    app.clock.advance(2 * DAY);
    await me(ann.token).expect(200);
    expect(await refusal(bob.token)).toBe('SESSION_EXPIRED');
    app.clock.advance(15 * DAY);
    expect(await refusal(ann.token)).toBe('SESSION_EXPIRED');
  });
});

describe('the last use of a session', () => {
  it('is stored at most once a minute, without delaying the call', async () => {
    const ann = await app.people.client();
    const lastUse = async () => {
      const text = 'select last_used_at from identity.sessions where user_id = $1';
      const { rows } = await db.query<{ last_used_at: Date }>(text, [ann.id]);
      return rows[0]?.last_used_at.getTime() ?? 0;
    };
    const begun = await lastUse();
    await me(ann.token).expect(200);
    app.clock.advance(2 * 60 * 1000);
    // The locked row delays storing the last use, but not the response.
    await db.query('begin');
    await db.query('select from identity.sessions where user_id = $1 for update', [ann.id]);
    await me(ann.token).expect(200);
    expect(await lastUse()).toBe(begun);
    await db.query('commit');
    await eventually(async () => (await lastUse()) >= begun + 2 * 60 * 1000);
  });
});

describe('signing in on another device', () => {
  it('[ID-008] [ID-080] replaces the session of a client, whose next call gets the reason', async () => {
    const first = await app.people.client();
    const second = await app.people.login(first.email);
    const { body } = await me(first.token).expect(401);
    expect(body).toMatchObject({ code: 'SESSION_REPLACED', message: REPLACED });
    await me(second.token).expect(200);
  });

  it('[ID-008] notifies the replaced socket, closes it, and refuses its reconnection', async () => {
    const first = await app.people.client();
    const socket = await app.sockets.connect(first.token);
    const gone = new Promise<string>((resolve) => socket.socket.on('disconnect', resolve));
    const second = await app.people.login(first.email);
    expect(await socket.next('session_replaced')).toEqual({ message: REPLACED });
    expect(await gone).toBe('io server disconnect');
    await expect(app.sockets.connect(first.token)).rejects.toThrow('SESSION_REPLACED');
    expect((await app.sockets.connect(second.token)).socket.connected).toBe(true);
  });

  it('[ID-008] leaves exactly one session after a hundred concurrent sign-ins', async () => {
    const ann = await app.people.client();
    // A password check that waits too long in the queue is refused with 503, as on a busy machine. The client retries.
    const signIn = () =>
      eventually(async () => {
        const answer = await app.call.post('/api/auth/login').send({ email: ann.email, password: PASSWORD });
        return answer.status === 503 ? undefined : answer;
      });
    const answers = await Promise.all(Array.from({ length: 100 }, signIn));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const standing = await Promise.all(answers.map(({ body }) => me(body.token)));
    expect(standing.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(standing.filter(({ body }) => body.code === 'SESSION_REPLACED')).toHaveLength(99);
    expect(await openSessions(ann.id)).toBe(1);
  });

  it('keeps all sessions of an administrator', async () => {
    const [one, two] = [await app.people.admin(), await app.people.admin()];
    await me(one.token).expect(200);
    await me(two.token).expect(200);
  });
});

describe('logging out', () => {
  it('[ID-076] ends the session permanently and closes its sockets', async () => {
    const ann = await app.people.client();
    const socket = await app.sockets.connect(ann.token);
    const gone = new Promise<string>((resolve) => socket.socket.on('disconnect', resolve));
    await app.call.post('/api/auth/logout', ann.token).expect(204, '');
    expect(await refusal(ann.token)).toBe('UNAUTHENTICATED');
    expect(await gone).toBe('io server disconnect');
    expect(socket.of('session_replaced')).toEqual([]);
    await app.call.post('/api/auth/logout', ann.token).expect(401);
    await app.people.login(ann.email);
    expect(await refusal(ann.token)).toBe('UNAUTHENTICATED');
  });

  it('keeps the other sessions of an administrator', async () => {
    const [one, two] = [await app.people.admin(), await app.people.admin()];
    await app.call.post('/api/auth/logout', one.token).expect(204);
    await me(two.token).expect(200);
  });
});
