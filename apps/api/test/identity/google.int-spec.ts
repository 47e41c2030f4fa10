import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';
import { enrol } from './support/authenticator.js';
import { startGoogleIssuer, type GoogleIssuer } from './google-issuer.js';

let issuer: GoogleIssuer;
let app: TestApp;
beforeAll(async () => {
  issuer = await startGoogleIssuer();
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: 'manette',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: issuer.url,
      SECURITY_MAILS: 'true',
      RATE_LIMIT_FACTOR: '1',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});

let people = 0;
const somebody = async (change: object = {}) => {
  people += 1;
  const claims = {
    sub: `google-${people}`,
    email: `g.${people}@gmail.test`,
    email_verified: true,
    ...change,
  };
  await issuer.vouchFor(claims);
  return claims;
};

/** The browser's first step: a redirect to the issuer, with the shop's cookie. */
async function leave(start = '/auth/google') {
  const { headers } = await app.call.get(start).redirects(0).expect(302);
  return { to: new URL(headers.location ?? ''), cookie: headers['set-cookie']?.[0] ?? '' };
}

/** Calls the issuer's page and returns the path to which it sends the browser back. */
async function comeBack(to: URL) {
  const answer = await fetch(to, { redirect: 'manual' });
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  return pathname + search;
}

/** The browser's last step. Returns the URL to which the shop redirects. */
async function land(path: string, cookie: string, ip = '127.0.0.1') {
  const call = app.call.get(path).set('cookie', cookie).set('x-forwarded-for', ip);
  const { headers } = await call.redirects(0).expect(302).expect('cache-control', 'no-store');
  return new URL(headers.location ?? '');
}

async function signIn(ip?: string) {
  const { to, cookie } = await leave();
  return land(await comeBack(to), cookie, ip);
}

const FAILED = 'http://manette.test/auth/callback?error=authentication_failed';
const tokenOf = (page: URL) => page.searchParams.get('token') ?? '';
const userOf = async (page: URL) =>
  (await app.call.get('/api/auth/me', tokenOf(page)).expect(200)).body.user as Record<string, unknown>;

describe('signing in with Google', () => {
  it('[API-007] [ID-012] redirects to the issuer with state, nonce and PKCE, from both paths', async () => {
    for (const start of ['/auth/google', '/api/auth/google']) {
      const { to, cookie } = await leave(start);
      expect(to.origin).toBe(issuer.url);
      const asked = Object.fromEntries(to.searchParams);
      expect(asked).toMatchObject({
        response_type: 'code',
        client_id: 'manette',
        redirect_uri: 'http://manette.test/api/auth/google/callback',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
      });
      for (const secret of ['state', 'nonce', 'code_challenge'] as const)
        expect(asked[secret]?.length).toBeGreaterThan(20);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).not.toContain(asked.state);
    }
  });

  it('stores its state encrypted in a cookie, which https binds to the host', async () => {
    const { cookie } = await leave();
    expect(cookie).toMatch(/^manette_google=.*; Path=\/; .*HttpOnly; SameSite=Lax$/);
    const [header = ''] = cookie.replace('manette_google=', '').split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'dir', enc: 'A256GCM' });
    const google = { GOOGLE_CLIENT_ID: 'manette', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer.url };
    const https = { PUBLIC_URL: 'https://manette.test', ADMIN_PASSWORD: 'Secret123' };
    const behindTls = await startTestApp({ env: { ...google, ...https } });
    const { headers } = await behindTls.call.get('/api/auth/google').redirects(0).expect(302);
    await behindTls.stop();
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-manette_google=[^;]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('[ID-004] [ID-057] creates a verified client for a new user, and finds the same user again', async () => {
    const { sub, email } = await somebody();
    const first = await userOf(await signIn());
    expect(first).toMatchObject({
      email,
      username: `g_${people}`,
      role: 'client',
      googleId: sub,
      emailVerified: true,
      phone: null,
    });
    expect((await userOf(await signIn()))._id).toBe(first._id);
  });

  it('makes the username unique', async () => {
    const taken = await app.people.client('samename');
    await somebody({ email: 'sameName@gmail.test' });
    const user = await userOf(await signIn());
    expect(user.username).toMatch(/^sameName_\d{4}$/i);
    expect(user._id).not.toBe(taken.id);
  });

  it('[ID-008] counts as a sign-in: it replaces the earlier session', async () => {
    await somebody();
    const before = tokenOf(await signIn());
    await signIn();
    expect((await app.call.get('/api/auth/me', before).expect(401)).body.code).toBe('SESSION_REPLACED');
  });

  it('links the user who has the same address', async () => {
    const ann = await app.people.verifiedClient();
    await somebody({ email: ann.email.toUpperCase() });
    expect(await userOf(await signIn())).toMatchObject({ _id: ann.id, username: ann.username });
  });

  it.each(['client', 'verifiedClient'] as const)(
    'invalidates password, sessions and links of a user who registered the address before (%s)',
    async (registered) => {
      const thief = await app.people[registered]();
      await app.call.post('/api/auth/forgot-password').send({ email: thief.email }).expect(200);
      const mails = await app.mails.expect(thief.email, 2);
      const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password/'));
      await somebody({ email: thief.email });
      expect(await userOf(await signIn())).toMatchObject({ _id: thief.id, emailVerified: true });
      expect((await app.call.get('/api/auth/me', thief.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
      await app.call.post('/api/auth/login').send({ email: thief.email, password: PASSWORD }).expect(401);
      const reset = { token: link?.split('/').at(-1), password: 'NewSecret1' };
      await app.call.post('/api/auth/reset-password').send(reset).expect(400);
    },
  );

  it('keeps a password that was chosen after the link to Google', async () => {
    const ann = await app.people.verifiedClient();
    await somebody({ email: ann.email });
    const token = tokenOf(await signIn());
    await app.call.put('/api/users/profile', token).send({ password: 'NewSecret1' }).expect(200);
    await signIn();
    await app.people.login(ann.email, 'NewSecret1');
  });

  it('[TRU-067] mails one notice about a new link, and none to users whom Google created', async () => {
    const ann = await app.people.verifiedClient();
    await somebody({ email: ann.email });
    const pages = await Promise.all([signIn(), signIn()]);
    expect(pages.map((page) => tokenOf(page) !== '')).toEqual([true, true]);
    const { email: newcomer } = await somebody();
    await signIn();
    const marker = await app.people.client();
    await app.mails.expect(marker.email);
    expect(await app.mails.to(newcomer)).toEqual([]);
    const mails = await app.mails.expect(ann.email, 2);
    const notices = mails.filter(({ subject }) => subject === 'Google was linked to your account');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.links).toEqual(['http://manette.test/profile/security']);
    expect(notices[0]?.text).toContain('127.0.0.x');
  });

  it('[TRU-033] redirects with a challenge when the second step is on, which the second step completes', async () => {
    const { sub } = await somebody();
    const token = tokenOf(await signIn());
    const { authenticator } = await enrol(app, { token });
    const page = await signIn();
    expect(page.href).toMatch(/^http:\/\/manette\.test\/auth\/callback\?challenge=/);
    expect([...page.searchParams.keys()]).toEqual(['challenge', 'methods']);
    expect(page.searchParams.get('methods')).toBe('totp,recovery');
    await app.call.get('/api/auth/me', token).expect(200);
    const proof = { challenge: page.searchParams.get('challenge'), code: authenticator.freshCode() };
    const { body } = await app.call.post('/api/auth/login/second-step').send(proof).expect(200);
    expect(body.user).toMatchObject({ googleId: sub });
    expect((await app.call.get('/api/auth/me', token).expect(401)).body.code).toBe('SESSION_REPLACED');
  });

  it('creates one user when several first sign-ins are concurrent', async () => {
    const { email } = await somebody();
    const pages = await Promise.all(Array.from({ length: 6 }, () => signIn()));
    expect(pages.filter((page) => tokenOf(page) !== '')).toHaveLength(6);
    const admin = await app.people.admin();
    const { body } = await app.call.get('/api/users', admin.token).query({ q: email });
    expect(body.total).toBe(1);
  });
});

describe('signing in with Google fails', () => {
  it('when the user refuses at the issuer', async () => {
    await somebody();
    const { to, cookie } = await leave();
    const back = `/api/auth/google/callback?error=access_denied&state=${to.searchParams.get('state')}`;
    expect((await land(back, cookie)).href).toBe(FAILED);
  });

  it('with another state, without the cookie, and with another user’s cookie', async () => {
    await somebody();
    const { to, cookie } = await leave();
    const back = await comeBack(to);
    const stranger = await leave();
    expect((await land(back.replace(/state=[^&]+/, 'state=forged'), cookie)).href).toBe(FAILED);
    expect((await land(back, '')).href).toBe(FAILED);
    expect((await land(back, 'manette_google=forged')).href).toBe(FAILED);
    expect((await land(back, stranger.cookie)).href).toBe(FAILED);
  });

  it('with a token for another audience, or with another nonce', async () => {
    await somebody({ aud: 'another-shop' });
    expect((await signIn()).href).toBe(FAILED);
    await somebody({ nonce: 'replayed' });
    expect((await signIn()).href).toBe(FAILED);
  });

  it('with an address that Google has not verified', async () => {
    const ann = await app.people.verifiedClient();
    await somebody({ email: ann.email, email_verified: false });
    expect((await signIn()).href).toBe(FAILED);
    await app.call.get('/api/auth/me', ann.token).expect(200);
  });

  it('[TRU-060] when the address belongs to a user with another Google identity', async () => {
    const { email, sub } = await somebody();
    const token = tokenOf(await signIn());
    await somebody({ email, sub: `other-${sub}` });
    expect((await signIn()).href).toBe('http://manette.test/auth/callback?error=google_conflict');
    const { body } = await app.call.get('/api/auth/me', token).expect(200);
    expect(body.user.googleId).toBe(sub);
  });

  it('after more than 60 callbacks in ten minutes from one network', async () => {
    await somebody();
    const { to, cookie } = await leave();
    const forged = (await comeBack(to)).replace(/code=[^&]+/, 'code=forged');
    for (let time = 1; time <= 60; time++) await land(forged, cookie, '10.0.0.1');
    expect((await signIn('10.0.0.1')).href).toBe(FAILED);
    expect(tokenOf(await signIn('10.0.0.2'))).not.toBe('');
  });

  it('[TRU-074] for a new user whose address is not a valid email address', async () => {
    for (const email of ['g<eve@gmail.test>', 'g@gmail', `${'g'.repeat(100)}@gmail.test`]) {
      await somebody({ email });
      expect((await signIn()).href).toBe(FAILED);
    }
  });

  it('for a deactivated user', async () => {
    await somebody();
    const user = await userOf(await signIn());
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${user._id as string}/toggle-status`, admin.token).expect(200);
    expect((await signIn()).href).toBe(FAILED);
  });
});

describe('an issuer whose description names another issuer', () => {
  it('is not trusted', async () => {
    const description = { issuer: issuer.url, authorization_endpoint: `${issuer.url}/authorize` };
    const forger = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(description));
    });
    await once(forger.listen(0, '127.0.0.1'), 'listening');
    const { port } = forger.address() as AddressInfo;
    const google = { GOOGLE_CLIENT_ID: 'manette', GOOGLE_CLIENT_SECRET: 'secret' };
    const env = { ...google, GOOGLE_ISSUER: `http://127.0.0.1:${port}` };
    const fooled = await startTestApp({ beside: app, env });
    const { headers } = await fooled.call.get('/api/auth/google').redirects(0).expect(302);
    await fooled.stop();
    forger.close();
    expect(headers.location).toBe(FAILED);
  });
});

describe('a shop without Google sign-in', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp();
  });
  afterAll(() => plain.stop());

  it('redirects the browser to the error page', async () => {
    const { headers } = await plain.call.get('/api/auth/google').redirects(0).expect(302);
    expect(headers.location).toBe(FAILED);
    const { body } = await plain.call.get('/api/config').expect(200);
    expect(body.googleEnabled).toBe(false);
  });
});
