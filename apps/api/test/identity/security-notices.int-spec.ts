import { ReplacePassword } from '@manette/contracts/identity';
import { eventually } from '@manette/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { TOTP } from 'otpauth';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';

const NEW_SIGN_IN = 'New sign-in to your account';
const NEW_PASSWORD = 'Your password was changed';
const SECOND_STEP = 'Two-step sign-in was changed';
const ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  const env = {
    SECURITY_MAILS: 'true',
    STORE_TIMEZONE: 'Africa/Algiers',
    ADMIN_PASSWORD: 'Chief-of-all-1',
  };
  app = await startTestApp({ env });
  secure = await startTestApp({ beside: app, env: { ...env, PUBLIC_URL: 'https://shop.test' } });
});
afterAll(async () => {
  await secure.stop();
  await app.stop();
});

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  ((answer.headers['set-cookie'] ?? []) as string[]).filter((one) => one.startsWith('manette_device='));
const valueOf = (cookie = '') => /^manette_device=([^;]*)/.exec(cookie)?.[1] ?? '';

function logIn({ email }: TestPerson, cookie?: string, on = app) {
  const call = on.call.post('/api/auth/login').set('user-agent', ON_ANDROID);
  return (cookie ? call.set('cookie', cookie) : call).send({ email, password: PASSWORD }).expect(200);
}

/** Returns how many mails with a subject a user has. Waits first for the mail `after`, which was sent later. */
async function count(person: TestPerson, subject: string, after?: string): Promise<number> {
  const mails = () => app.mails.to(person.email);
  if (after) await eventually(async () => (await mails()).some((mail) => mail.subject === after));
  return (await mails()).filter((mail) => mail.subject === subject).length;
}

const mailTo = (person: TestPerson, subject: string) =>
  eventually(async () => (await app.mails.to(person.email)).find((mail) => mail.subject === subject));

describe('the device cookie', () => {
  it('[TRU-063] is set by registering and by each sign-in, for 400 days, and not readable by scripts', async () => {
    const registered = await app.call
      .post('/api/auth/register')
      .send({ username: 'dora', email: 'dora@shop.test', phone: '+213551234567', password: PASSWORD })
      .expect(201);
    const [first, ...more] = cookiesOf(registered);
    expect(more).toEqual([]);
    expect(first?.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Max-Age=34560000', 'Path=/', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(first).not.toContain('Secure');
    expect(Buffer.from(valueOf(first), 'base64url')).toHaveLength(32);
    const again = await logIn({ email: 'dora@shop.test' } as TestPerson, first?.split(';')[0]);
    expect(valueOf(cookiesOf(again)[0])).toBe(valueOf(first));
    const kept = await app.database.query<{ hash: Buffer }>('select hash from identity.devices');
    expect(kept.map(({ hash }) => hash.toString())).not.toContain(valueOf(first));
  });

  it('[TRU-063] is sent only over https when the shop uses https', async () => {
    const ann = await app.people.client();
    expect(cookiesOf(await logIn(ann, undefined, secure))[0]).toContain('; Secure');
  });

  it('[TRU-063] is not set by a refused sign-in', async () => {
    const ann = await app.people.client();
    const wrong = { email: ann.email, password: 'Wrong1' };
    expect(cookiesOf(await app.call.post('/api/auth/login').send(wrong).expect(401))).toEqual([]);
  });
});

describe('the notice of a sign-in', () => {
  it('[TRU-062] [TRU-068] is sent once for a new browser, with time, device, address and advice', async () => {
    const ann = await app.people.client();
    const answer = await logIn(ann);
    const { text } = await mailTo(ann, NEW_SIGN_IN);
    expect(text).toMatch(/Time: \w{3} \d\d, \d{4} \d\d:\d\d \(Africa\/Algiers\)/);
    expect(text).toContain('Device: Chrome on Android');
    expect(text).toContain('Address: 127.0.0.x');
    expect(text).toContain('http://manette.test/profile/security');
    expect(text).toContain('If this was not you, change your password and end your other sessions.');
    const known = await logIn(ann, cookiesOf(answer)[0]?.split(';')[0]);
    await app.call.put('/api/users/profile', known.body.token).send({ password: 'Another1x' }).expect(200);
    expect(await count(ann, NEW_SIGN_IN, NEW_PASSWORD)).toBe(1);
  });

  it('[TRU-062] is not sent for the first sign-in of a user who did not register themselves', async () => {
    const boss = await app.people.admin();
    await app.call.put('/api/users/profile', boss.token).send({ password: boss.password }).expect(200);
    expect(await count(boss, NEW_SIGN_IN, NEW_PASSWORD)).toBe(0);
  });

  it('[TRU-062] deleting a user deletes the user’s devices', async () => {
    const [ann, boss] = [await app.people.client(), await app.people.admin()];
    const devices = 'select from identity.devices where user_id = $1';
    expect(await app.database.query(devices, [ann.id])).toHaveLength(1);
    await app.call.delete(`/api/users/${ann.id}`, boss.token).expect(200);
    expect(await app.database.query(devices, [ann.id])).toEqual([]);
  });
});

describe('the notice of a new password', () => {
  it('[TRU-064] is sent once for a password set in the profile, by a mailed link or by the operator', async () => {
    const ann = await app.people.client();
    await app.call.put('/api/users/profile', ann.token).send({ password: 'Another1x' }).expect(200);
    expect((await mailTo(ann, NEW_PASSWORD)).text).toContain('Device: Unknown device');

    const bob = await app.people.client();
    await app.call.post('/api/auth/forgot-password').send({ email: bob.email }).expect(200);
    const mails = await app.mails.expect(bob.email, 2);
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password/'));
    const reset = { token: link?.split('/').at(-1), password: 'Another1x' };
    await app.call.post('/api/auth/reset-password').send(reset).expect(200);
    await mailTo(bob, NEW_PASSWORD);

    const eve = await app.people.client();
    await app.app.get(CommandBus).execute(new ReplacePassword(eve.email, 'Another1x'));
    await mailTo(eve, NEW_PASSWORD);
    for (const person of [ann, bob, eve]) expect(await count(person, NEW_PASSWORD)).toBe(1);
  });
});

describe('the notice of a changed second step', () => {
  it('[TRU-066] is sent for each change, and tells which one and how many recovery codes are left', async () => {
    const ann = await app.people.client();
    const sent = async (number: number) => {
      const mails = await eventually(async () => {
        const all = (await app.mails.to(ann.email)).filter(({ subject }) => subject === SECOND_STEP);
        return all.length >= number ? all : undefined;
      });
      expect(mails).toHaveLength(number);
      return mails.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n');
    };
    const { body } = await app.call.post('/api/auth/second-step/totp', ann.token).expect(201);
    const code = new TOTP({ secret: body.secret }).generate();
    const confirm = '/api/auth/second-step/totp/confirm';
    const { recoveryCodes } = (await app.call.post(confirm, ann.token).send({ code }).expect(200)).body;
    expect(await sent(1)).toContain(
      'An authenticator app was added to your account. You have 10 recovery codes',
    );

    const { secondStep } = (await logIn(ann)).body;
    const proof = { challenge: secondStep.challenge, recoveryCode: recoveryCodes[0] };
    const { token } = (await app.call.post('/api/auth/login/second-step').send(proof).expect(200)).body;
    expect(await sent(2)).toContain('A recovery code was used to sign in. You have 9 recovery codes left.');

    await app.call.post('/api/auth/second-step/recovery-codes', token).expect(201);
    expect(await sent(3)).toContain('no longer work. You have 10 recovery codes left.');
    await app.call.delete('/api/auth/second-step/totp', token).expect(200);
    expect(await sent(4)).toContain('was removed from your account. You have 0 recovery codes left.');
  });
});
