import { ReplacePassword } from '@manette/contracts/identity';
import pg from 'pg';
import type { TestApp } from '../support/index.js';
import { setUp } from './support/authenticator.js';
import { EXPIRED, MINUTE, SecondSteps, WRONG } from './support/second-steps.js';

let steps: SecondSteps;
let app: TestApp;
beforeAll(async () => {
  steps = await SecondSteps.start();
  ({ app } = steps);
});
afterAll(() => app.stop());
beforeEach(() => steps.changeAddress());

describe('the first call of a sign-in', () => {
  it('[TRU-006] [TRU-007] returns a challenge and its methods, without token and user', async () => {
    const { email, recoveryCodes } = await steps.enrolled();
    const { body, headers } = await steps.logIn(email).expect(200);
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
      await steps.finish({ challenge: await steps.challengeOf(email), recoveryCode }).expect(200);
    expect((await steps.logIn(email).expect(200)).body.secondStep.methods).toEqual(['totp']);
  });

  it('[TRU-006] returns token and user when the second step is off, with cache-control no-store', async () => {
    const ann = await app.people.client();
    const { body, headers } = await steps.logIn(ann.email).expect(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[TRU-015] keeps a client’s earlier session, which the second call replaces', async () => {
    const { person, email, authenticator } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    await app.call.get('/api/auth/me', person.token).expect(200);
    await steps.finish({ challenge, code: '000000' }).expect(400);
    await app.call.get('/api/auth/me', person.token).expect(200);
    await steps.finish({ challenge, code: authenticator.freshCode() }).expect(200);
    expect(await steps.refusal(person.token)).toBe('SESSION_REPLACED');
  });
});

describe('the second call of a sign-in', () => {
  it('[TRU-008] accepts the correct code and returns token and user', async () => {
    const { email, person, authenticator } = await steps.enrolled();
    const answer = await steps.finish({
      challenge: await steps.challengeOf(email),
      code: authenticator.freshCode(),
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object).sort()).toEqual(['token', 'user']);
    expect(answer.body.user).toMatchObject({ _id: person.id, email });
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.call.get('/api/auth/me', answer.body.token as string).expect(200);
  });

  it('[TRU-009] [TRU-025] accepts a recovery code once', async () => {
    const { email, recoveryCodes } = await steps.enrolled();
    const [recoveryCode] = recoveryCodes;
    const { body } = await steps
      .finish({ challenge: await steps.challengeOf(email), recoveryCode })
      .expect(200);
    expect(await steps.state(body.token as string)).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await steps.finish({ challenge: await steps.challengeOf(email), recoveryCode }).expect(400);
    expect(again.body).toMatchObject(WRONG);
  });

  it('[TRU-010] accepts exactly one proof', async () => {
    const { email, authenticator, recoveryCodes } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    const [code, recoveryCode] = [authenticator.freshCode(), recoveryCodes[0]];
    for (const proofs of [
      {},
      { code, recoveryCode },
      { code, credential: { id: 'x' } },
      { code, recoveryCode, credential: {} },
    ])
      expect((await steps.finish({ challenge, ...proofs }).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect((await steps.finish({ code }).expect(400)).body.code).toBe('VALIDATION_FAILED');
    await steps.finish({ challenge, code }).expect(200);
  });

  it('[TRU-011] refuses a wrong code with a message', async () => {
    const { email, authenticator } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    for (const code of [authenticator.code(7), 'abcdef', '1234567'])
      expect((await steps.finish({ challenge, code }).expect(400)).body).toMatchObject(WRONG);
    const recoveryCode = 'AAAA-AAAA-AAAA-AAAA';
    expect((await steps.finish({ challenge, recoveryCode }).expect(400)).body).toMatchObject(WRONG);
  });

  it('[TRU-012] works within five minutes and once', async () => {
    const { email, authenticator } = await steps.enrolled();
    const late = await steps.challengeOf(email);
    app.clock.advance(5 * MINUTE);
    const expired = await steps.finish({ challenge: late, code: authenticator.freshCode() }).expect(400);
    expect(expired.body).toMatchObject(EXPIRED);
    const challenge = await steps.challengeOf(email);
    await steps.finish({ challenge, code: authenticator.freshCode() }).expect(200);
    const again = await steps.finish({ challenge, code: authenticator.freshCode() }).expect(400);
    expect(again.body).toMatchObject(EXPIRED);
    expect(
      (await steps.finish({ challenge: 'no challenge', code: '123456' }).expect(400)).body,
    ).toMatchObject(EXPIRED);
  });

  it('[TRU-013] is refused after five wrong codes', async () => {
    const { email, authenticator } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    for (let tried = 0; tried < 5; tried++)
      expect((await steps.finish({ challenge, code: '12345' }).expect(400)).body).toMatchObject(WRONG);
    const code = authenticator.freshCode();
    expect((await steps.finish({ challenge, code }).expect(400)).body).toMatchObject(EXPIRED);
    await steps.finish({ challenge: await steps.challengeOf(email), code }).expect(200);
  });

  it('[TRU-013] is refused after a password change, by the user or the operator, and after a method was removed', async () => {
    const { person, email, authenticator } = await steps.enrolled();
    const byOneself = await steps.challengeOf(email);
    await app.call.put('/api/users/profile', person.token).send({ password: 'NewSecret1' }).expect(200);
    const code = authenticator.freshCode();
    expect((await steps.finish({ challenge: byOneself, code }).expect(400)).body).toMatchObject(EXPIRED);
    const byOperator = await steps.challengeOf(email, 'NewSecret1');
    await steps.execute(new ReplacePassword(email, 'NewSecret2'));
    expect((await steps.finish({ challenge: byOperator, code }).expect(400)).body).toMatchObject(EXPIRED);
    const removed = await steps.challengeOf(email, 'NewSecret2');
    const { body } = await steps
      .finish({ challenge: await steps.challengeOf(email, 'NewSecret2'), code })
      .expect(200);
    await app.call.delete('/api/auth/second-step/totp', body.token as string).expect(200);
    const last = await steps.finish({ challenge: removed, code: authenticator.freshCode() }).expect(400);
    expect(last.body).toMatchObject(EXPIRED);
  });

  it('[TRU-014] counts failures as failed sign-ins: after ten for an address both calls respond with 429', async () => {
    const { email, authenticator } = await steps.enrolled();
    const third = await steps.challengeOf(email);
    for (const challenge of [await steps.challengeOf(email), await steps.challengeOf(email)])
      for (let tried = 0; tried < 5; tried++) await steps.finish({ challenge, code: '12345' }).expect(400);
    const refused = await steps.finish({ challenge: third, code: authenticator.freshCode() }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await steps.logIn(email).expect(429);
  });

  it('[TRU-014] counts wrong codes for confirming an app, too', async () => {
    const ann = await app.people.client();
    const pending = await setUp(app, ann);
    const confirm = (code: string) => steps.post('second-step/totp/confirm', { code }, ann.token);
    for (let tried = 0; tried < 10; tried++) await confirm('12345').expect(400);
    await confirm(pending.freshCode()).expect(429);
    await steps.logIn(ann.email).expect(429);
  });

  it('[TRU-016] refuses a user who was deactivated between the two calls with the code ACCOUNT_DISABLED', async () => {
    const { person, email, authenticator } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${person.id}/toggle-status`, admin.token).expect(200);
    const { body } = await steps.finish({ challenge, code: authenticator.freshCode() }).expect(401);
    expect(body.code).toBe('ACCOUNT_DISABLED');
    expect((await steps.logIn(email).expect(401)).body.code).toBe('ACCOUNT_DISABLED');
  });

  it('is refused for a user who was deleted in between', async () => {
    const { person, email, authenticator } = await steps.enrolled();
    const challenge = await steps.challengeOf(email);
    const admin = await app.people.admin();
    await app.call.delete(`/api/users/${person.id}`, admin.token).expect(200);
    const { body } = await steps.finish({ challenge, code: authenticator.freshCode() }).expect(400);
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
