import {
  ChangeEmail,
  CreateAdministrator,
  DemoteAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
} from '@manette/contracts/identity';
import { asOperator } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { startGoogleIssuer, type GoogleIssuer } from '../identity/google-issuer.js';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { Recorded } from './support/recorded.js';

const NEW_PASSWORD = 'zqxj-Secret1';
const PASSWORD_CHANGED = [{ field: 'password', from: null, to: null }];

let issuer: GoogleIssuer;
let app: TestApp;
let recorded: Recorded;
let admin: TestPerson;
beforeAll(async () => {
  issuer = await startGoogleIssuer();
  const google = { GOOGLE_CLIENT_ID: 'manette', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer.url };
  app = await startTestApp({ env: google });
  recorded = new Recorded(app);
  admin = await app.people.admin();
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});

const target = ({ id }: TestPerson) => ({ type: 'user', _id: id, label: null });
const by = ({ id }: TestPerson, role = 'client') => ({ _id: id, role });
const login = (email: string, password = PASSWORD) =>
  app.call.post('/api/auth/login').send({ email, password });
const order = (command: object) => asOperator(() => app.app.get(CommandBus).execute<object, void>(command));
/** Returns the newest entry about a user. */
const last = async ({ id }: TestPerson) => (await recorded.about(id)).at(-1);

/** Signs a user in through Google as a browser does, and returns the response of the last call. */
async function googleSignIn(claims: { sub: string; email: string }) {
  await issuer.vouchFor({ ...claims, email_verified: true });
  const { headers } = await app.call.get('/auth/google').redirects(0).expect(302);
  const { headers: back } = await fetch(headers.location ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(back.get('location') ?? '');
  const cookie = headers['set-cookie']?.[0] ?? '';
  return app.call
    .get(pathname + search)
    .set('cookie', cookie)
    .redirects(0)
    .expect(302);
}

describe('signing in and out', () => {
  it('[TRU-076] [TRU-080] each way to sign in records one entry of the user, with full address and user agent', async () => {
    const ann = await app.people.client();
    expect(await recorded.about(ann.id)).toMatchObject([
      { action: 'sign-in', outcome: 'ok', source: 'person', actor: by(ann), target: target(ann) },
    ]);
    const answer = await login(ann.email)
      .set('user-agent', 'Mozilla/5.0 (X11; Linux)')
      .set('x-forwarded-for', '41.96.12.200')
      .expect(200);
    expect(await recorded.of(answer)).toMatchObject([
      {
        ...{ action: 'sign-in', outcome: 'ok', actor: by(ann), target: target(ann), reason: null },
        ...{ address: '41.96.12.200', userAgent: 'Mozilla/5.0 (X11; Linux)' },
      },
    ]);
    const newcomer = await googleSignIn({ sub: 'new-1', email: 'new.one@gmail.test' });
    expect(await recorded.of(newcomer)).toMatchObject([{ action: 'sign-in', actor: { role: 'client' } }]);
  });

  it('[TRU-079] signing out records one entry; a call with the ended session records none', async () => {
    const ann = await app.people.client();
    const out = () => app.call.post('/api/auth/logout', ann.token);
    expect(await recorded.of(await out().expect(204))).toMatchObject([
      { action: 'sign-out', outcome: 'ok', actor: by(ann), target: target(ann) },
    ]);
    expect(await recorded.of(await out().expect(401))).toEqual([]);
  });

  it('[TRU-079] linking Google records one entry besides the sign-in, only once', async () => {
    const ann = await app.people.verifiedClient();
    const claims = { sub: 'linked-1', email: ann.email };
    const linked = (await recorded.of(await googleSignIn(claims))).map(({ action, actor, changes }) => ({
      ...{ action, actor, changes },
    }));
    expect(linked).toEqual([
      { action: 'google.linked', actor: by(ann), changes: PASSWORD_CHANGED },
      { action: 'sign-in', actor: by(ann), changes: [] },
    ]);
    expect(await recorded.of(await googleSignIn(claims))).toMatchObject([{ action: 'sign-in' }]);
  });
});

describe('passwords and the user’s own profile', () => {
  it('[TRU-079] [TRU-081] a new password in the profile is one entry without the password; other fields record none', async () => {
    const ann = await app.people.client();
    const profile = (input: object) => app.call.put('/api/users/profile', ann.token).send(input);
    const changed = await profile({ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }).expect(200);
    expect(await recorded.of(changed)).toMatchObject([
      { action: 'password.changed', actor: by(ann), target: target(ann), changes: PASSWORD_CHANGED },
    ]);
    expect(await recorded.of(await profile({ address: 'Oran' }).expect(200))).toEqual([]);
  });

  it('[TRU-079] a password reset by mail is one entry without an actor; a second use of the link records none', async () => {
    const ann = await app.people.client();
    await app.call.post('/api/auth/forgot-password').send({ email: ann.email }).expect(200);
    const mails = await app.mails.expect(ann.email, 2);
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password/')) ?? '';
    const token = link.split('/').at(-1) ?? '';
    const reset = () => app.call.post('/api/auth/reset-password').send({ token, password: NEW_PASSWORD });
    expect(await recorded.of(await reset().expect(200))).toMatchObject([
      {
        ...{ action: 'password.reset', source: 'person', actor: null },
        ...{ target: target(ann), changes: PASSWORD_CHANGED },
      },
    ]);
    expect(await recorded.of(await reset().expect(400))).toEqual([]);
    expect(await recorded.text()).not.toContain(token);
  });
});

describe('an operator’s command', () => {
  const byOperator = { source: 'operator', actor: null, address: null, requestId: null, userAgent: null };
  const role = (from: string, to: string) => [{ field: 'role', from, to }];

  it('[TRU-079] records one entry without an actor, or none when it changes nothing', async () => {
    const ann = await app.people.client();
    await order(new PromoteToAdministrator(ann.email));
    expect(await last(ann)).toMatchObject({
      ...{ ...byOperator, action: 'role.promoted', target: target(ann), changes: role('client', 'admin') },
    });
    await order(new PromoteToAdministrator(ann.email));
    await order(new DemoteAdministrator(ann.email));
    expect(await last(ann)).toMatchObject({
      ...{ ...byOperator, action: 'role.demoted', changes: role('admin', 'client') },
    });
    await order(new ChangeEmail(ann.email, `new.${ann.email}`));
    expect(await last(ann)).toMatchObject({
      ...{ ...byOperator, action: 'email.changed', changes: [{ field: 'email', from: null, to: null }] },
    });
    await order(new ChangeEmail(`new.${ann.email}`, `new.${ann.email}`));
    await order(new ReplacePassword(`new.${ann.email}`, NEW_PASSWORD));
    expect(await last(ann)).toMatchObject({
      ...{ ...byOperator, action: 'password.reset', changes: PASSWORD_CHANGED },
    });
    expect(await recorded.about(ann.id)).toHaveLength(5);
  });

  it('[TRU-079] that creates an administrator records one entry; the first administrator has source product', async () => {
    const person = { email: 'second@shop.test', username: 'second', password: NEW_PASSWORD };
    await order(new CreateAdministrator(person));
    const second = await app.people.login(person.email, NEW_PASSWORD);
    expect((await recorded.about(second.id))[0]).toMatchObject({ ...byOperator, action: 'admin.created' });
    expect((await recorded.about(admin.id))[0]).toMatchObject({
      ...{ source: 'product', actor: null, action: 'admin.created', target: target(admin) },
    });
  });

  it('[TRU-079] that is refused records no entry', async () => {
    const ann = await app.people.client();
    await expect(order(new DemoteAdministrator(ann.email))).rejects.toThrow();
    expect(await recorded.about(ann.id)).toHaveLength(1);
  });
});

describe('the actor of an entry', () => {
  it('[TRU-080] keeps the role that the user had at the time of the call', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    await app.call.put(`/api/users/${ann.id}`, admin.token).send({ role: 'admin' }).expect(200);
    const chief = await app.people.login(ann.email);
    await app.call.patch(`/api/users/${bob.id}/toggle-status`, chief.token).expect(200);
    await order(new DemoteAdministrator(ann.email));
    expect(await last(bob)).toMatchObject({ action: 'user.deactivated', actor: by(ann, 'admin') });
  });
});

describe('the whole log', () => {
  it('[TRU-081] contains no password, token, phone number or address of any user', async () => {
    const ann = await app.people.client();
    const address = '12 Rue Zqxj';
    const edit = {
      phone: '+213559998877',
      address,
      username: 'zqxj_renamed',
      email: 'zqxj.renamed@shop.test',
    };
    const edited = await app.call.put(`/api/users/${ann.id}`, admin.token).send(edit).expect(200);
    const [entry] = await recorded.of(edited);
    const personal = Object.keys(edit).sort();
    expect(entry?.changes.map(({ field }) => field).sort()).toEqual(personal);
    expect(entry?.changes.every(({ from, to }) => from === null && to === null)).toBe(true);
    const log = await recorded.text();
    const secrets = [
      PASSWORD,
      NEW_PASSWORD,
      ann.token,
      admin.token,
      edit.phone,
      address,
      edit.email,
      ann.email,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
