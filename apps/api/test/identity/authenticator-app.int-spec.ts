import { TOTP, URI } from 'otpauth';
import pg from 'pg';
import type { TestApp } from '../support/index.js';
import { enrol, setUp } from './support/authenticator.js';
import { MINUTE, race, SecondSteps, WRONG } from './support/second-steps.js';

const CODE = /^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/;

let steps: SecondSteps;
let app: TestApp;
beforeAll(async () => {
  steps = await SecondSteps.start();
  ({ app } = steps);
});
afterAll(() => app.stop());
beforeEach(() => steps.changeAddress());

describe('setting up an authenticator app', () => {
  it('[TRU-017] returns a secret of 20 bytes and the URI for authenticator apps', async () => {
    const ann = await app.people.client();
    const { body, headers } = await steps.post('second-step/totp', {}, ann.token).expect(201);
    expect(Object.keys(body).sort()).toEqual(['secret', 'uri']);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toBe(
      `otpauth://totp/Manette:${ann.email}?secret=${body.secret}&issuer=Manette&algorithm=SHA1&digits=6&period=30`,
    );
    const known = URI.parse(body.uri as string) as TOTP;
    expect(known).toMatchObject({ issuer: 'Manette', label: ann.email, digits: 6, period: 30 });
    expect(headers['cache-control']).toBe('no-store');
    expect(await steps.state(ann.token)).toEqual({
      on: false,
      required: false,
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it('[TRU-018] [TRU-022] switches it on with a correct code and returns ten recovery codes', async () => {
    const { person, recoveryCodes } = await steps.enrolled();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(CODE);
    expect(await steps.state(person.token)).toEqual({
      on: true,
      required: false,
      totp: { confirmedAt: expect.stringMatching(/Z$/) },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    const { body } = await steps.post('second-step/totp', {}, person.token).expect(409);
    expect(body.code).toBe('CONFLICT');
  });

  it('[TRU-018] refuses a wrong code, a code without a pending app, and one after ten minutes with INVALID_CODE', async () => {
    const ann = await app.people.client();
    const confirm = (code: string) => steps.post('second-step/totp/confirm', { code }, ann.token);
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
    const keyed = (path: string) => steps.post(path, {}, ann.token).set('idempotency-key', 'the-same-key-1');
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
    const chief = await steps.administrator();
    const other = await app.people.login(chief.email);
    const { authenticator } = await steps.enrolled(chief);
    expect(await steps.refusal(other.token)).toBe('UNAUTHENTICATED');
    await app.call.get('/api/auth/me', chief.token).expect(200);
    const challenge = await steps.challengeOf(chief.email);
    const { body } = await steps.finish({ challenge, code: authenticator.freshCode() }).expect(200);
    await app.call.delete('/api/auth/second-step/totp', chief.token).expect(200);
    expect(await steps.refusal(body.token as string)).toBe('UNAUTHENTICATED');
    await app.call.get('/api/auth/me', chief.token).expect(200);
  });

  it('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { person, authenticator, recoveryCodes } = await steps.enrolled();
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

describe('the codes', () => {
  it('[TRU-019] are accepted one time step early or late, not two', async () => {
    const { email, authenticator } = await steps.enrolled();
    app.clock.advance(10 * MINUTE);
    authenticator.freshCode();
    const challenge = await steps.challengeOf(email);
    for (const offset of [-2, 2])
      expect(
        (await steps.finish({ challenge, code: authenticator.code(offset) }).expect(400)).body.code,
      ).toBe('INVALID_CODE');
    for (const offset of [-1, 0, 1])
      await steps
        .finish({ challenge: await steps.challengeOf(email), code: authenticator.code(offset) })
        .expect(200);
  });

  it('[TRU-020] of the last accepted time step and of earlier ones are refused', async () => {
    const { email, authenticator } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    const atConfirming = authenticator.code();
    expect((await steps.finish({ challenge, code: atConfirming }).expect(400)).body).toMatchObject(WRONG);
    authenticator.freshCode();
    await steps
      .finish({ challenge: await steps.challengeOf(email), code: authenticator.code(1) })
      .expect(200);
    for (const offset of [0, 1]) {
      const code = authenticator.code(offset);
      expect((await steps.finish({ challenge, code }).expect(400)).body).toMatchObject(WRONG);
    }
  });

  it('[TRU-020] are accepted for only one of two concurrent calls', async () => {
    const { email, authenticator } = await steps.enrolled();
    const code = authenticator.freshCode();
    const challenges = [await steps.challengeOf(email), await steps.challengeOf(email)];
    const two = await race(challenges.map((challenge) => steps.finish({ challenge, code })));
    expect(two).toEqual({ passed: 1, codes: ['INVALID_CODE'] });
    const one = await steps.challengeOf(email);
    const fresh = authenticator.freshCode();
    const same = await race([1, 2, 3].map(() => steps.finish({ challenge: one, code: fresh })));
    expect(same).toEqual({ passed: 1, codes: ['CHALLENGE_EXPIRED', 'CHALLENGE_EXPIRED'] });
  });

  it('[TRU-020] confirm an app for only one of two concurrent calls', async () => {
    const ann = await app.people.client();
    const authenticator = await setUp(app, ann);
    const code = authenticator.freshCode();
    const both = await race([1, 2].map(() => steps.post('second-step/totp/confirm', { code }, ann.token)));
    expect(both).toEqual({ passed: 1, codes: ['INVALID_CODE'] });
    expect(await steps.state(ann.token)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('[TRU-021] are accepted with spaces and in Arabic-Indic and Persian digits', async () => {
    const { email, authenticator } = await steps.enrolled();
    const inDigitsFrom = (zero: number, code: string) =>
      [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    for (const write of [
      (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\u00a0`,
      (code: string) => inDigitsFrom(0x660, code),
      (code: string) => `\u200f${inDigitsFrom(0x6f0, code)}`,
    ]) {
      const code = write(authenticator.freshCode());
      await steps.finish({ challenge: await steps.challengeOf(email), code }).expect(200);
    }
  });

  it('[TRU-023] for recovery are accepted in any letter case, with spaces or no separators', async () => {
    const { email, recoveryCodes } = await steps.enrolled();
    const written = [
      recoveryCodes[0]?.toLowerCase(),
      recoveryCodes[1]?.replaceAll('-', ''),
      ` ${recoveryCodes[2]?.replaceAll('-', ' ')} `,
      recoveryCodes[3]?.replaceAll('-', '‑'),
    ];
    for (const recoveryCode of written)
      await steps.finish({ challenge: await steps.challengeOf(email), recoveryCode }).expect(200);
  });

  it('[TRU-023] for recovery are accepted for only one of two concurrent calls', async () => {
    const { email, recoveryCodes } = await steps.enrolled();
    const [recoveryCode] = recoveryCodes;
    const challenges = [await steps.challengeOf(email), await steps.challengeOf(email)];
    const both = await race(challenges.map((challenge) => steps.finish({ challenge, recoveryCode })));
    expect(both).toEqual({ passed: 1, codes: ['INVALID_CODE'] });
  });

  it('[TRU-024] for recovery can be renewed, which invalidates the former ones', async () => {
    const ann = await app.people.client();
    const renew = () => steps.post('second-step/recovery-codes', {}, ann.token);
    expect((await renew().expect(409)).body.code).toBe('CONFLICT');
    const { recoveryCodes: former } = await enrol(app, ann);
    const { recoveryCodes } = (await renew().expect(201)).body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(CODE);
    const challenge = await steps.challengeOf(ann.email);
    await steps.finish({ challenge, recoveryCode: former[0] }).expect(400);
    await steps.finish({ challenge, recoveryCode: recoveryCodes[0] }).expect(200);
  });
});
