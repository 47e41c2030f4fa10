import { ResetSecondStep } from '@manette/contracts/identity';
import { startTestApp, type TestApp } from '../support/index.js';
import { enrol, setUp } from './support/authenticator.js';
import { EXPIRED, SecondSteps } from './support/second-steps.js';

let steps: SecondSteps;
let app: TestApp;
beforeAll(async () => {
  steps = await SecondSteps.start();
  ({ app } = steps);
});
afterAll(() => app.stop());
beforeEach(() => steps.changeAddress());

describe('the end of a second step', () => {
  it('[TRU-026] removing the last method restores the sign-in in one call, and deletes the recovery codes', async () => {
    const { person, email, recoveryCodes } = await steps.enrolled();
    const remove = () => app.call.delete('/api/auth/second-step/totp', person.token);
    expect((await remove().expect(200)).body).toEqual({ message: 'Authenticator app removed' });
    expect((await remove().expect(404)).body.code).toBe('NOT_FOUND');
    expect(await steps.state(person.token)).toMatchObject({ on: false, totp: null, recoveryCodesLeft: 0 });
    const again = await app.people.login(email);
    const { recoveryCodes: anew } = await enrol(app, again);
    const challenge = await steps.challengeOf(email);
    await steps.finish({ challenge, recoveryCode: recoveryCodes[0] }).expect(400);
    await steps.finish({ challenge, recoveryCode: anew[0] }).expect(200);
  });

  it('sends an event to the user’s pages, also when recovery codes are renewed', async () => {
    const { person } = await steps.enrolled();
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
    const { email, authenticator } = await steps.enrolled();
    await app.call.post('/api/auth/forgot-password').send({ email }).expect(200);
    const links = async () => (await app.mails.expect(email, 2)).flatMap((mail) => mail.links);
    const link = (await links()).find((one) => one.includes('/reset-password/'));
    const reset = { token: link?.split('/').at(-1), password: 'NewSecret1' };
    await app.call.post('/api/auth/reset-password').send(reset).expect(200);
    const challenge = await steps.challengeOf(email, 'NewSecret1');
    await steps.finish({ challenge, code: authenticator.freshCode() }).expect(200);
  });

  it('[TRU-038] the operator’s reset removes all methods and codes, and ends all sessions', async () => {
    const chief = await steps.administrator();
    const { authenticator } = await steps.enrolled(chief);
    const challenge = await steps.challengeOf(chief.email);
    await steps.execute(new ResetSecondStep(chief.email.toUpperCase()));
    expect(await steps.refusal(chief.token)).toBe('UNAUTHENTICATED');
    const code = authenticator.freshCode();
    expect((await steps.finish({ challenge, code }).expect(400)).body).toMatchObject(EXPIRED);
    const again = await app.people.login(chief.email);
    expect(await steps.state(again.token)).toMatchObject({ on: false, totp: null, recoveryCodesLeft: 0 });
    await expect(steps.execute(new ResetSecondStep('nobody@shop.test'))).rejects.toThrow('User not found');
  });
});

describe('when administrators need a second step', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ beside: app, env: { ADMIN_SECOND_STEP: 'required' } });
  });
  afterAll(() => strict.stop());

  it('[TRU-037] an administrator cannot remove the last method, but a client can', async () => {
    const chief = await steps.administrator();
    await enrol(app, chief);
    const get = await strict.call.get('/api/auth/second-step', chief.token).expect(200);
    expect(get.body.secondStep).toMatchObject({ on: true, required: true });
    const { body } = await strict.call.delete('/api/auth/second-step/totp', chief.token).expect(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: 'Administrators need two-step sign-in. Add another first.',
    });
    const { person } = await steps.enrolled();
    await strict.call.delete('/api/auth/second-step/totp', person.token).expect(200);
  });

  it('[TRU-018] an administrator without one can set it up', async () => {
    const chief = await steps.administrator();
    // Expects both of its calls to succeed.
    await enrol(strict, chief);
  });
});
