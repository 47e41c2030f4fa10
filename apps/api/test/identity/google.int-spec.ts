import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';
import { enrol } from './support/authenticator.js';
import { startGoogleIssuer, type GoogleIssuer } from './google-issuer.js';
import { GOOGLE_FAILED, GoogleBrowser } from './support/google-browser.js';

let issuer: GoogleIssuer;
let app: TestApp;
let browser: GoogleBrowser;
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
  browser = new GoogleBrowser(app);
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});

let people = 0;
/** Lets the issuer vouch for a new user from now on, and returns the claims. */
const vouchForNewUser = async (change: object = {}) => {
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

const tokenOf = (page: URL) => page.searchParams.get('token') ?? '';
const userOf = async (page: URL) =>
  (await app.call.get('/api/auth/me', tokenOf(page)).expect(200)).body.user as Record<string, unknown>;

describe('signing in with Google', () => {
  it('[API-007] [ID-012] redirects to the issuer with state, nonce and PKCE, from both paths', async () => {
    for (const start of ['/auth/google', '/api/auth/google']) {
      const { to, cookie } = await browser.leave(start);
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
    const { cookie } = await browser.leave();
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
    const { sub, email } = await vouchForNewUser();
    const first = await userOf(await browser.signIn());
    expect(first).toMatchObject({
      email,
      username: `g_${people}`,
      role: 'client',
      googleId: sub,
      emailVerified: true,
      phone: null,
    });
    expect((await userOf(await browser.signIn()))._id).toBe(first._id);
  });

  it('makes the username unique', async () => {
    const taken = await app.people.client('samename');
    await vouchForNewUser({ email: 'sameName@gmail.test' });
    const user = await userOf(await browser.signIn());
    expect(user.username).toMatch(/^sameName_\d{4}$/i);
    expect(user._id).not.toBe(taken.id);
  });

  it('[ID-008] counts as a sign-in: it replaces the earlier session', async () => {
    await vouchForNewUser();
    const before = tokenOf(await browser.signIn());
    await browser.signIn();
    expect((await app.call.get('/api/auth/me', before).expect(401)).body.code).toBe('SESSION_REPLACED');
  });

  it('links the user who has the same address', async () => {
    const ann = await app.people.verifiedClient();
    await vouchForNewUser({ email: ann.email.toUpperCase() });
    expect(await userOf(await browser.signIn())).toMatchObject({ _id: ann.id, username: ann.username });
  });

  it.each(['client', 'verifiedClient'] as const)(
    'invalidates password, sessions and links of a user who registered the address before (%s)',
    async (registered) => {
      const thief = await app.people[registered]();
      await app.call.post('/api/auth/forgot-password').send({ email: thief.email }).expect(200);
      const mails = await app.mails.expect(thief.email, 2);
      const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password/'));
      await vouchForNewUser({ email: thief.email });
      expect(await userOf(await browser.signIn())).toMatchObject({ _id: thief.id, emailVerified: true });
      expect((await app.call.get('/api/auth/me', thief.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
      await app.call.post('/api/auth/login').send({ email: thief.email, password: PASSWORD }).expect(401);
      const reset = { token: link?.split('/').at(-1), password: 'NewSecret1' };
      await app.call.post('/api/auth/reset-password').send(reset).expect(400);
    },
  );

  it('keeps a password that was chosen after the link to Google', async () => {
    const ann = await app.people.verifiedClient();
    await vouchForNewUser({ email: ann.email });
    const token = tokenOf(await browser.signIn());
    await app.call.put('/api/users/profile', token).send({ password: 'NewSecret1' }).expect(200);
    await browser.signIn();
    await app.people.login(ann.email, 'NewSecret1');
  });

  it('[TRU-067] mails one notice about a new link, and none to users whom Google created', async () => {
    const ann = await app.people.verifiedClient();
    await vouchForNewUser({ email: ann.email });
    const pages = await Promise.all([browser.signIn(), browser.signIn()]);
    expect(pages.map((page) => tokenOf(page) !== '')).toEqual([true, true]);
    const { email: newcomer } = await vouchForNewUser();
    await browser.signIn();
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
    const { sub } = await vouchForNewUser();
    const token = tokenOf(await browser.signIn());
    const { authenticator } = await enrol(app, { token });
    const page = await browser.signIn();
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
    const { email } = await vouchForNewUser();
    const pages = await Promise.all(Array.from({ length: 6 }, () => browser.signIn()));
    expect(pages.filter((page) => tokenOf(page) !== '')).toHaveLength(6);
    const admin = await app.people.admin();
    const { body } = await app.call.get('/api/users', admin.token).query({ q: email });
    expect(body.total).toBe(1);
  });
});

describe('signing in with Google fails', () => {
  it('when the user refuses at the issuer', async () => {
    await vouchForNewUser();
    const { to, cookie } = await browser.leave();
    const back = `/api/auth/google/callback?error=access_denied&state=${to.searchParams.get('state')}`;
    expect((await browser.land(back, cookie)).href).toBe(GOOGLE_FAILED);
  });

  it('with another state, without the cookie, and with another user’s cookie', async () => {
    await vouchForNewUser();
    const { to, cookie } = await browser.leave();
    const back = await browser.comeBack(to);
    const stranger = await browser.leave();
    expect((await browser.land(back.replace(/state=[^&]+/, 'state=forged'), cookie)).href).toBe(
      GOOGLE_FAILED,
    );
    expect((await browser.land(back, '')).href).toBe(GOOGLE_FAILED);
    expect((await browser.land(back, 'manette_google=forged')).href).toBe(GOOGLE_FAILED);
    expect((await browser.land(back, stranger.cookie)).href).toBe(GOOGLE_FAILED);
  });

  it('with a token for another audience, or with another nonce', async () => {
    await vouchForNewUser({ aud: 'another-shop' });
    expect((await browser.signIn()).href).toBe(GOOGLE_FAILED);
    await vouchForNewUser({ nonce: 'replayed' });
    expect((await browser.signIn()).href).toBe(GOOGLE_FAILED);
  });

  it('with an address that Google has not verified', async () => {
    const ann = await app.people.verifiedClient();
    await vouchForNewUser({ email: ann.email, email_verified: false });
    expect((await browser.signIn()).href).toBe(GOOGLE_FAILED);
    await app.call.get('/api/auth/me', ann.token).expect(200);
  });

  it('[TRU-060] when the address belongs to a user with another Google identity', async () => {
    const { email, sub } = await vouchForNewUser();
    const token = tokenOf(await browser.signIn());
    await vouchForNewUser({ email, sub: `other-${sub}` });
    expect((await browser.signIn()).href).toBe('http://manette.test/auth/callback?error=google_conflict');
    const { body } = await app.call.get('/api/auth/me', token).expect(200);
    expect(body.user.googleId).toBe(sub);
  });

  it('after more than 60 callbacks in ten minutes from one network', async () => {
    await vouchForNewUser();
    const { to, cookie } = await browser.leave();
    const forged = (await browser.comeBack(to)).replace(/code=[^&]+/, 'code=forged');
    for (let time = 1; time <= 60; time++) await browser.land(forged, cookie, '10.0.0.1');
    expect((await browser.signIn('10.0.0.1')).href).toBe(GOOGLE_FAILED);
    expect(tokenOf(await browser.signIn('10.0.0.2'))).not.toBe('');
  });

  it('[TRU-074] for a new user whose address is not a valid email address', async () => {
    for (const email of ['g<eve@gmail.test>', 'g@gmail', `${'g'.repeat(100)}@gmail.test`]) {
      await vouchForNewUser({ email });
      expect((await browser.signIn()).href).toBe(GOOGLE_FAILED);
    }
  });

  it('for a deactivated user', async () => {
    await vouchForNewUser();
    const user = await userOf(await browser.signIn());
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${user._id as string}/toggle-status`, admin.token).expect(200);
    expect((await browser.signIn()).href).toBe(GOOGLE_FAILED);
  });
});
