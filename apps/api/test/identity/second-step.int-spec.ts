import { TOTP, URI } from 'otpauth';
import { ResetSecondStep, PromoteToAdministrator, ReplacePassword } from '@manette/contracts/identity';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { Authenticator, enrol, setUp } from './support/authenticator.js';

const MINUTE = 60_000;
const CODE = /^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/;
const EXPIRED = { code: 'CHALLENGE_EXPIRED', message: 'Your sign-in has expired. Please log in again.' };
const WRONG = { code: 'INVALID_CODE', message: 'Invalid verification code' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let ips = 0;
/** Failures are counted by address and client address, so each test has its own. */
let ip = '';
beforeEach(() => {
  ip = `10.9.0.${++ips}`;
});

const post = (path: string, body: object, token?: string) =>
  app.call.post(`/api/auth/${path}`, token).set('x-forwarded-for', ip).send(body);
const logIn = (email: string, password = PASSWORD) => post('login', { email, password });
const finish = (body: object) => post('login/second-step', body);
const order = (command: object) => app.app.get(CommandBus).execute(command);
const secondStep = async (token: string) =>
  (await app.call.get('/api/auth/second-step', token).expect(200)).body.secondStep as Record<string, unknown>;
const refusal = async (token: string, status = 401) =>
  (await app.call.get('/api/auth/me', token).expect(status)).body.code as string;
const challengeOf = async (email: string, password = PASSWORD): Promise<string> =>
  (await logIn(email, password).expect(200)).body.secondStep.challenge;

/** A client whose second step is on. */
async function enrolled(given?: TestPerson) {
  const person = given ?? (await app.people.client());
  return { person, email: person.email, ...(await enrol(app, person)) };
}

async function administrator(): Promise<TestPerson> {
  const { email } = await app.people.client();
  await order(new PromoteToAdministrator(email));
  return app.people.login(email);
}

/** Runs calls concurrently. Returns how many succeed, and the codes of the refused ones. */
async function race(calls: PromiseLike<{ status: number; body: { code?: string } }>[]) {
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ status }) => status !== 200);
  return { passed: answers.length - refused.length, codes: refused.map(({ body }) => body.code) };
}

describe('setting up an authenticator app', () => {
  it('[TRU-017] returns a secret of 20 bytes and the URI for authenticator apps', async () => {
    const ann = await app.people.client();
    const { body, headers } = await post('second-step/totp', {}, ann.token).expect(201);
    expect(Object.keys(body).sort()).toEqual(['secret', 'uri']);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toBe(
      `otpauth://totp/Manette:${ann.email}?secret=${body.secret}&issuer=Manette&algorithm=SHA1&digits=6&period=30`,
    );
    const known = URI.parse(body.uri as string) as TOTP;
    expect(known).toMatchObject({ issuer: 'Manette', label: ann.email, digits: 6, period: 30 });
    expect(headers['cache-control']).toBe('no-store');
    expect(await secondStep(ann.token)).toEqual({
      on: false,
      required: false,
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it('[TRU-018] [TRU-022] switches it on with a correct code and returns ten recovery codes', async () => {
    const { person, recoveryCodes } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(CODE);
    expect(await secondStep(person.token)).toEqual({
      on: true,
      required: false,
      totp: { confirmedAt: expect.stringMatching(/Z$/) },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    const { body } = await post('second-step/totp', {}, person.token).expect(409);
    expect(body.code).toBe('CONFLICT');
  });

  it('[TRU-018] refuses a wrong code, a code without a pending app, and one after ten minutes with INVALID_CODE', async () => {
    const ann = await app.people.client();
    const confirm = (code: string) => post('second-step/totp/confirm', { code }, ann.token);
    expect((await confirm('123456').expect(400)).body).toMatchObject(WRONG);
    const app1 = await setUp(app, ann);
    expect((await confirm(app1.code(5)).expect(400)).body).toMatchObject(WRONG);
    app.clock.advance(10 * MINUTE);
    expect((await confirm(app1.code()).expect(400)).body).toMatchObject(WRONG);
    const app2 = await setUp(app, ann);
    app.clock.advance(9 * MINUTE);
    expect((await confirm(app1.code()).expect(400)).body).toMatchObject(WRONG);
    await confirm(app2.code()).expect(200);
    expect((await confirm(app2.freshCode()).expect(400)).body).toMatchObject(WRONG);
  });

  it('[TRU-005] is executed again for a repeated Idempotency-Key, as are new recovery codes', async () => {
    const ann = await app.people.client();
    const keyed = (path: string) => post(path, {}, ann.token).set('idempotency-key', 'the-same-key-1');
    const first = await keyed('second-step/totp').expect(201);
    const second = await keyed('second-step/totp').expect(201);
    expect(second.body.secret).not.toBe(first.body.secret);
    await enrol(app, ann);
    const renewed = [
      await keyed('second-step/recovery-codes').expect(201),
      await keyed('second-step/recovery-codes').expect(201),
    ];
    expect(renewed[0]?.body).not.toEqual(renewed[1]?.body);
    for (const { headers } of [first, ...renewed]) expect(headers['cache-control']).toBe('no-store');
  });

  it('[TRU-027] ends the user’s other sessions, and keeps the caller’s', async () => {
    const chief = await administrator();
    const other = await app.people.login(chief.email);
    const { authenticator } = await enrolled(chief);
    expect(await refusal(other.token)).toBe('UNAUTHENTICATED');
    await app.call.get('/api/auth/me', chief.token).expect(200);
    const challenge = await challengeOf(chief.email);
    const { body } = await finish({ challenge, code: authenticator.freshCode() }).expect(200);
    await app.call.delete('/api/auth/second-step/totp', chief.token).expect(200);
    expect(await refusal(body.token as string)).toBe('UNAUTHENTICATED');
    await app.call.get('/api/auth/me', chief.token).expect(200);
  });

  it('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { person, authenticator, recoveryCodes } = await enrolled();
    const database = new pg.Client(app.database.url);
    await database.connect();
    const { rows } = await database.query<{ text: string }>(
      `select encode(secret, 'hex') as text from identity.totp where user_id = $1
        union all select encode(hash, 'hex') from identity.recovery_codes where user_id = $1`,
      [person.id],
    );
    await database.end();
    expect(rows).toHaveLength(11);
    const stored = JSON.stringify(rows);
    const plain = new TOTP({ secret: authenticator.secret }).secret.hex.toLowerCase();
    expect(stored).not.toContain(plain);
    for (const code of recoveryCodes)
      expect(stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
  });
});

describe('the first call of a sign-in', () => {
  it('[TRU-006] [TRU-007] returns a challenge and its methods, without token and user', async () => {
    const { email, recoveryCodes } = await enrolled();
    const { body, headers } = await logIn(email).expect(200);
    expect(Object.keys(body)).toEqual(['secondStep']);
    expect(body.secondStep).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery'],
      expiresAt: new Date(body.secondStep.expiresAt as string).toISOString(),
    });
    const left = new Date(body.secondStep.expiresAt as string).getTime() - app.clock.now().getTime();
    expect(left / MINUTE).toBeCloseTo(5, 1);
    expect(headers['cache-control']).toBe('no-store');
    for (const recoveryCode of recoveryCodes)
      await finish({ challenge: await challengeOf(email), recoveryCode }).expect(200);
    expect((await logIn(email).expect(200)).body.secondStep.methods).toEqual(['totp']);
  });

  it('[TRU-006] returns token and user when the second step is off, with cache-control no-store', async () => {
    const ann = await app.people.client();
    const { body, headers } = await logIn(ann.email).expect(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[TRU-015] keeps a client’s earlier session, which the second call replaces', async () => {
    const { person, email, authenticator } = await enrolled();
    const challenge = await challengeOf(email);
    await app.call.get('/api/auth/me', person.token).expect(200);
    await finish({ challenge, code: '000000' }).expect(400);
    await app.call.get('/api/auth/me', person.token).expect(200);
    await finish({ challenge, code: authenticator.freshCode() }).expect(200);
    expect(await refusal(person.token)).toBe('SESSION_REPLACED');
  });
});

describe('the second call of a sign-in', () => {
  it('[TRU-008] accepts the correct code and returns token and user', async () => {
    const { email, person, authenticator } = await enrolled();
    const answer = await finish({ challenge: await challengeOf(email), code: authenticator.freshCode() });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object).sort()).toEqual(['token', 'user']);
    expect(answer.body.user).toMatchObject({ _id: person.id, email });
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.call.get('/api/auth/me', answer.body.token as string).expect(200);
  });

  it('[TRU-009] [TRU-025] accepts a recovery code once', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [recoveryCode] = recoveryCodes;
    const { body } = await finish({ challenge: await challengeOf(email), recoveryCode }).expect(200);
    expect(await secondStep(body.token as string)).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await finish({ challenge: await challengeOf(email), recoveryCode }).expect(400);
    expect(again.body).toMatchObject(WRONG);
  });

  it('[TRU-010] accepts exactly one proof', async () => {
    const { email, authenticator, recoveryCodes } = await enrolled();
    const challenge = await challengeOf(email);
    const [code, recoveryCode] = [authenticator.freshCode(), recoveryCodes[0]];
    for (const proofs of [
      {},
      { code, recoveryCode },
      { code, credential: { id: 'x' } },
      { code, recoveryCode, credential: {} },
    ])
      expect((await finish({ challenge, ...proofs }).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect((await finish({ code }).expect(400)).body.code).toBe('VALIDATION_FAILED');
    await finish({ challenge, code }).expect(200);
  });

  it('[TRU-011] refuses a wrong code with a message', async () => {
    const { email, authenticator } = await enrolled();
    const challenge = await challengeOf(email);
    for (const code of [authenticator.code(7), 'abcdef', '1234567'])
      expect((await finish({ challenge, code }).expect(400)).body).toMatchObject(WRONG);
    const recoveryCode = 'AAAA-AAAA-AAAA-AAAA';
    expect((await finish({ challenge, recoveryCode }).expect(400)).body).toMatchObject(WRONG);
  });

  it('[TRU-012] works within five minutes and once', async () => {
    const { email, authenticator } = await enrolled();
    const late = await challengeOf(email);
    app.clock.advance(5 * MINUTE);
    const expired = await finish({ challenge: late, code: authenticator.freshCode() }).expect(400);
    expect(expired.body).toMatchObject(EXPIRED);
    const challenge = await challengeOf(email);
    await finish({ challenge, code: authenticator.freshCode() }).expect(200);
    const again = await finish({ challenge, code: authenticator.freshCode() }).expect(400);
    expect(again.body).toMatchObject(EXPIRED);
    expect((await finish({ challenge: 'no challenge', code: '123456' }).expect(400)).body).toMatchObject(
      EXPIRED,
    );
  });

  it('[TRU-013] is refused after five wrong codes', async () => {
    const { email, authenticator } = await enrolled();
    const challenge = await challengeOf(email);
    for (let tried = 0; tried < 5; tried++)
      expect((await finish({ challenge, code: '12345' }).expect(400)).body).toMatchObject(WRONG);
    const code = authenticator.freshCode();
    expect((await finish({ challenge, code }).expect(400)).body).toMatchObject(EXPIRED);
    await finish({ challenge: await challengeOf(email), code }).expect(200);
  });

  it('[TRU-013] is refused after a password change, by the user or the operator, and after a method was removed', async () => {
    const { person, email, authenticator } = await enrolled();
    const byOneself = await challengeOf(email);
    await app.call.put('/api/users/profile', person.token).send({ password: 'NewSecret1' }).expect(200);
    const code = authenticator.freshCode();
    expect((await finish({ challenge: byOneself, code }).expect(400)).body).toMatchObject(EXPIRED);
    const byOperator = await challengeOf(email, 'NewSecret1');
    await order(new ReplacePassword(email, 'NewSecret2'));
    expect((await finish({ challenge: byOperator, code }).expect(400)).body).toMatchObject(EXPIRED);
    const removed = await challengeOf(email, 'NewSecret2');
    const { body } = await finish({ challenge: await challengeOf(email, 'NewSecret2'), code }).expect(200);
    await app.call.delete('/api/auth/second-step/totp', body.token as string).expect(200);
    const last = await finish({ challenge: removed, code: authenticator.freshCode() }).expect(400);
    expect(last.body).toMatchObject(EXPIRED);
  });

  it('[TRU-014] counts failures as failed sign-ins: after ten for an address both calls respond with 429', async () => {
    const { email, authenticator } = await enrolled();
    const third = await challengeOf(email);
    for (const challenge of [await challengeOf(email), await challengeOf(email)])
      for (let tried = 0; tried < 5; tried++) await finish({ challenge, code: '12345' }).expect(400);
    const refused = await finish({ challenge: third, code: authenticator.freshCode() }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await logIn(email).expect(429);
  });

  it('[TRU-014] counts wrong codes for confirming an app, too', async () => {
    const ann = await app.people.client();
    const pending = await setUp(app, ann);
    const confirm = (code: string) => post('second-step/totp/confirm', { code }, ann.token);
    for (let tried = 0; tried < 10; tried++) await confirm('12345').expect(400);
    await confirm(pending.freshCode()).expect(429);
    await logIn(ann.email).expect(429);
  });

  it('[TRU-016] refuses a user who was deactivated between the two calls with the code ACCOUNT_DISABLED', async () => {
    const { person, email, authenticator } = await enrolled();
    const challenge = await challengeOf(email);
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${person.id}/toggle-status`, admin.token).expect(200);
    const { body } = await finish({ challenge, code: authenticator.freshCode() }).expect(401);
    expect(body.code).toBe('ACCOUNT_DISABLED');
    expect((await logIn(email).expect(401)).body.code).toBe('ACCOUNT_DISABLED');
  });

  it('is refused for a user who was deleted in between', async () => {
    const { person, email, authenticator } = await enrolled();
    const challenge = await challengeOf(email);
    const admin = await app.people.admin();
    await app.call.delete(`/api/users/${person.id}`, admin.token).expect(200);
    const { body } = await finish({ challenge, code: authenticator.freshCode() }).expect(400);
    expect(body).toMatchObject(EXPIRED);
    const database = new pg.Client(app.database.url);
    await database.connect();
    const kept = ['totp', 'recovery_codes', 'sign_in_challenges'].map(
      (table) => `select user_id from identity.${table} where user_id = $1`,
    );
    const { rowCount } = await database.query(kept.join(' union all '), [person.id]);
    await database.end();
    expect(rowCount).toBe(0);
  });
});

describe('the codes', () => {
  it('[TRU-019] are accepted one time step early or late, not two', async () => {
    const { email, authenticator } = await enrolled();
    app.clock.advance(10 * MINUTE);
    authenticator.freshCode();
    const challenge = await challengeOf(email);
    for (const steps of [-2, 2])
      expect((await finish({ challenge, code: authenticator.code(steps) }).expect(400)).body.code).toBe(
        'INVALID_CODE',
      );
    for (const steps of [-1, 0, 1])
      await finish({ challenge: await challengeOf(email), code: authenticator.code(steps) }).expect(200);
  });

  it('[TRU-020] of the last accepted time step and of earlier ones are refused', async () => {
    const { email, authenticator } = await enrolled();
    const challenge = await challengeOf(email);
    const atConfirming = authenticator.code();
    expect((await finish({ challenge, code: atConfirming }).expect(400)).body).toMatchObject(WRONG);
    authenticator.freshCode();
    await finish({ challenge: await challengeOf(email), code: authenticator.code(1) }).expect(200);
    for (const steps of [0, 1]) {
      const code = authenticator.code(steps);
      expect((await finish({ challenge, code }).expect(400)).body).toMatchObject(WRONG);
    }
  });

  it('[TRU-020] are accepted for only one of two concurrent calls', async () => {
    const { email, authenticator } = await enrolled();
    const code = authenticator.freshCode();
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const two = await race(challenges.map((challenge) => finish({ challenge, code })));
    expect(two).toEqual({ passed: 1, codes: ['INVALID_CODE'] });
    const one = await challengeOf(email);
    const fresh = authenticator.freshCode();
    const same = await race([1, 2, 3].map(() => finish({ challenge: one, code: fresh })));
    expect(same).toEqual({ passed: 1, codes: ['CHALLENGE_EXPIRED', 'CHALLENGE_EXPIRED'] });
  });

  it('[TRU-020] confirm an app for only one of two concurrent calls', async () => {
    const ann = await app.people.client();
    const authenticator = await setUp(app, ann);
    const code = authenticator.freshCode();
    const both = await race([1, 2].map(() => post('second-step/totp/confirm', { code }, ann.token)));
    expect(both).toEqual({ passed: 1, codes: ['INVALID_CODE'] });
    expect(await secondStep(ann.token)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('[TRU-021] are accepted with spaces and in Arabic-Indic and Persian digits', async () => {
    const { email, authenticator } = await enrolled();
    const inDigitsFrom = (zero: number, code: string) =>
      [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    for (const write of [
      (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\u00a0`,
      (code: string) => inDigitsFrom(0x660, code),
      (code: string) => `\u200f${inDigitsFrom(0x6f0, code)}`,
    ]) {
      const code = write(authenticator.freshCode());
      await finish({ challenge: await challengeOf(email), code }).expect(200);
    }
  });

  it('[TRU-023] for recovery are accepted in any letter case, with spaces or no separators', async () => {
    const { email, recoveryCodes } = await enrolled();
    const written = [
      recoveryCodes[0]?.toLowerCase(),
      recoveryCodes[1]?.replaceAll('-', ''),
      ` ${recoveryCodes[2]?.replaceAll('-', ' ')} `,
      recoveryCodes[3]?.replaceAll('-', '‑'),
    ];
    for (const recoveryCode of written)
      await finish({ challenge: await challengeOf(email), recoveryCode }).expect(200);
  });

  it('[TRU-023] for recovery are accepted for only one of two concurrent calls', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [recoveryCode] = recoveryCodes;
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const both = await race(challenges.map((challenge) => finish({ challenge, recoveryCode })));
    expect(both).toEqual({ passed: 1, codes: ['INVALID_CODE'] });
  });

  it('[TRU-024] for recovery can be renewed, which invalidates the former ones', async () => {
    const ann = await app.people.client();
    const renew = () => post('second-step/recovery-codes', {}, ann.token);
    expect((await renew().expect(409)).body.code).toBe('CONFLICT');
    const { recoveryCodes: former } = await enrol(app, ann);
    const { recoveryCodes } = (await renew().expect(201)).body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(CODE);
    const challenge = await challengeOf(ann.email);
    await finish({ challenge, recoveryCode: former[0] }).expect(400);
    await finish({ challenge, recoveryCode: recoveryCodes[0] }).expect(200);
  });
});

describe('the end of a second step', () => {
  it('[TRU-026] removing the last method restores the sign-in in one call, and deletes the recovery codes', async () => {
    const { person, email, recoveryCodes } = await enrolled();
    const remove = () => app.call.delete('/api/auth/second-step/totp', person.token);
    expect((await remove().expect(200)).body).toEqual({ message: 'Authenticator app removed' });
    expect((await remove().expect(404)).body.code).toBe('NOT_FOUND');
    expect(await secondStep(person.token)).toMatchObject({ on: false, totp: null, recoveryCodesLeft: 0 });
    const again = await app.people.login(email);
    const { recoveryCodes: anew } = await enrol(app, again);
    const challenge = await challengeOf(email);
    await finish({ challenge, recoveryCode: recoveryCodes[0] }).expect(400);
    await finish({ challenge, recoveryCode: anew[0] }).expect(200);
  });

  it('sends an event to the user’s pages, also when recovery codes are renewed', async () => {
    const { person } = await enrolled();
    const socket = await app.sockets.connect(person.token);
    await app.call.post('/api/auth/second-step/recovery-codes', person.token).expect(201);
    expect(await socket.next('user_updated')).toEqual({ _id: person.id });
    await app.call.delete('/api/auth/second-step/totp', person.token).expect(200);
    expect(await socket.next('user_updated')).toEqual({ _id: person.id });
  });

  it('[TRU-026] a pending app cannot be removed', async () => {
    const ann = await app.people.client();
    await setUp(app, ann);
    await app.call.delete('/api/auth/second-step/totp', ann.token).expect(404);
  });

  it('[TRU-034] a password reset leaves the second step on', async () => {
    const { email, authenticator } = await enrolled();
    await app.call.post('/api/auth/forgot-password').send({ email }).expect(200);
    const links = async () => (await app.mails.expect(email, 2)).flatMap((mail) => mail.links);
    const link = (await links()).find((one) => one.includes('/reset-password/'));
    const reset = { token: link?.split('/').at(-1), password: 'NewSecret1' };
    await app.call.post('/api/auth/reset-password').send(reset).expect(200);
    const challenge = await challengeOf(email, 'NewSecret1');
    await finish({ challenge, code: authenticator.freshCode() }).expect(200);
  });

  it('[TRU-038] the operator’s reset removes all methods and codes, and ends all sessions', async () => {
    const chief = await administrator();
    const { authenticator } = await enrolled(chief);
    const challenge = await challengeOf(chief.email);
    await order(new ResetSecondStep(chief.email.toUpperCase()));
    expect(await refusal(chief.token)).toBe('UNAUTHENTICATED');
    const code = authenticator.freshCode();
    expect((await finish({ challenge, code }).expect(400)).body).toMatchObject(EXPIRED);
    const again = await app.people.login(chief.email);
    expect(await secondStep(again.token)).toMatchObject({ on: false, totp: null, recoveryCodesLeft: 0 });
    await expect(order(new ResetSecondStep('nobody@shop.test'))).rejects.toThrow('User not found');
  });
});

describe('when administrators need a second step', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ beside: app, env: { ADMIN_SECOND_STEP: 'required' } });
  });
  afterAll(() => strict.stop());

  it('[TRU-037] an administrator cannot remove the last method, but a client can', async () => {
    const chief = await administrator();
    await enrol(app, chief);
    const get = await strict.call.get('/api/auth/second-step', chief.token).expect(200);
    expect(get.body.secondStep).toMatchObject({ on: true, required: true });
    const { body } = await strict.call.delete('/api/auth/second-step/totp', chief.token).expect(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: 'Administrators need two-step sign-in. Add another first.',
    });
    const { person } = await enrolled();
    await strict.call.delete('/api/auth/second-step/totp', person.token).expect(200);
  });

  it('[TRU-018] an administrator without one can set it up', async () => {
    const chief = await administrator();
    const begun = await strict.call.post('/api/auth/second-step/totp', chief.token).expect(201);
    const authenticator = new Authenticator(strict, (begun.body as { secret: string }).secret);
    const confirm = strict.call.post('/api/auth/second-step/totp/confirm', chief.token);
    await confirm.send({ code: authenticator.freshCode() }).expect(200);
  });
});
