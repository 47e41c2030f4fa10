import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let app: TestApp;
beforeAll(async () => {
  const env = { SECURITY_MAILS: 'true', ADMIN_ROLE_CHANGES: 'operator', REAUTHENTICATION_MINUTES: '15' };
  app = await startTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.stop());

const change = ({ token }: TestPerson, email: string) =>
  app.call.put('/api/users/profile/email', token).send({ email });

describe('a user’s own address', () => {
  it('[TRU-055] [TRU-065] changes immediately: unverified, with a mail to the new address and a notice to the old one', async () => {
    const ann = await app.people.verifiedClient();
    const { body } = await change(ann, 'Fatima@Moved.test').expect(200);
    expect(body.user).toMatchObject({ _id: ann.id, email: 'fatima@moved.test', emailVerified: false });
    const [mail] = await app.mails.expect('fatima@moved.test');
    expect(mail?.subject).toBe('Verify your email address');
    const told = await app.mails.expect(ann.email, 2);
    expect(told.find(({ subject }) => subject === 'Your email address was changed')?.text).toContain(
      'f***@moved.test',
    );
    await app.people.login('fatima@moved.test');
  });

  it('[TRU-055] is not changed to a taken or malformed address, nor a sixth time within an hour', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    expect((await change(ann, bob.email.toUpperCase()).expect(409)).body.code).toBe('EMAIL_TAKEN');
    expect((await change(ann, 'Ann <ann@shop.test>').expect(400)).body.errors).toEqual([
      { field: 'email', message: 'Invalid email format' },
    ]);
    for (let number = 2; number <= 5; number++) await change(ann, `${number}.${ann.email}`).expect(200);
    const sixth = await change(ann, `6.${ann.email}`).expect(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('[TRU-056] of an administrator is changed only by the operator; the current address is accepted', async () => {
    const boss = await app.people.admin();
    const { body } = await change(boss, 'taken.over@shop.test').expect(403);
    expect(body).toMatchObject({
      code: 'ADMIN_PROTECTED',
      message: 'Roles and addresses of administrators are changed by the operator',
    });
    expect((await change(boss, boss.email).expect(200)).body.user.email).toBe(boss.email);
  });

  it('[TRU-049] needs a recent reauthentication to change', async () => {
    const ann = await app.people.client();
    await app.database.query(
      `update identity.sessions set proved_at = proved_at - interval '16 minutes' where user_id = $1`,
      [ann.id],
    );
    expect((await change(ann, `new.${ann.email}`).expect(403)).body.code).toBe('REAUTHENTICATION_REQUIRED');
  });
});
