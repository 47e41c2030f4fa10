import { createTestDatabase } from '@manette/platform/testing';
import { contextPersistences } from '../../src/contexts.js';
import { startTestApp } from '../support/index.js';

/** The database schema before users had a phone number in E.164 format. */
const beforePhones = contextPersistences
  .filter(({ schema }) => schema === 'identity')
  .map((identity) => ({
    ...identity,
    migrations: identity.migrations.filter(({ name }) => name < 'identity_003'),
  }));

it('existing users get the E.164 format of their phone when the product starts', async () => {
  const database = await createTestDatabase(beforePhones);
  await database.query(
    `insert into identity.users (id, username, email, phone, role, is_active, email_verified, language, created_at)
     select gen_random_uuid(), 'old' || n, 'old' || n || '@shop.test',
       case when n <= 2100 then '0555 ' || lpad(n::text, 6, '0') when n = 2101 then '1234567' end,
       'client', true, true, 'en', now()
     from generate_series(1, 2102) n`,
  );
  const app = await startTestApp({ database });
  try {
    const text =
      'select username, phone, phone_e164 from identity.users where username = any($1) order by username';
    const names = [['old1', 'old2100', 'old2101', 'old2102']];
    expect(await database.query(text, names)).toEqual([
      { username: 'old1', phone: '0555 000001', phone_e164: '+213555000001' },
      { username: 'old2100', phone: '0555 002100', phone_e164: '+213555002100' },
      { username: 'old2101', phone: '1234567', phone_e164: null },
      { username: 'old2102', phone: null, phone_e164: null },
    ]);
    const admin = await app.people.admin();
    const { body } = await app.call
      .get('/api/users', admin.token)
      .query({ q: '+213 555 002 100' })
      .expect(200);
    expect(body.users).toEqual([expect.objectContaining({ username: 'old2100', phone: '0555 002100' })]);
    expect(JSON.stringify(body)).not.toMatch(/e164/i);
  } finally {
    await app.stop();
    await database.drop();
  }
});
