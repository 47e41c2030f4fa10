import pg from 'pg';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { TABLE } from './table.js';

/** Calls that need a session, for any caller. */
const CALLS = [
  ...new Set(TABLE.filter(({ answers }) => answers.anonymous === 'UNAUTHENTICATED').map(({ call }) => call)),
];
const NOBODY = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

let app: TestApp;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_SECOND_STEP: 'required', REAUTHENTICATION_MINUTES: '15' } });
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});

/** Makes a call with an unknown id and an empty body: a gate refuses it before the id is looked up. */
async function codeOf(call: string, { token }: TestPerson): Promise<string | undefined> {
  const [method, path] = call.split(' ') as [Method, string];
  const address = path.replace('{number}', '1').replace(/\{\w+\}/g, NOBODY);
  const { body } = await app.call[method](address, token).redirects(0).send({});
  return (body as { code?: string }).code;
}

describe('an administrator without a second step, when one is required', () => {
  const OPEN =
    /^(get \/api\/auth\/me|post \/api\/auth\/logout|\w+ \/api\/auth\/(second-step|passkeys|reauthenticate)\b.*)$/;
  let secondAdmin: TestPerson;
  beforeAll(async () => {
    secondAdmin = await app.people.admin();
  });

  it.each(CALLS.filter((call) => !OPEN.test(call)))('[TRU-035] is refused %s', async (call) => {
    expect(await codeOf(call, secondAdmin)).toBe('SECOND_STEP_REQUIRED');
  });

  it.each(CALLS.filter((call) => OPEN.test(call)))('[TRU-035] may make %s', async (call) => {
    // Each call has its own session, because one of the calls ends it.
    expect(await codeOf(call, await app.people.admin())).not.toBe('SECOND_STEP_REQUIRED');
  });
});

describe('an administrator’s session without a recent reauthentication', () => {
  const SENSITIVE = [
    'put /api/users/profile/email',
    'post /api/users/profile/export',
    'get /api/accounts/export',
    'get /api/giftcards/export',
    'get /api/audit/export',
    'delete /api/users/{id}',
    'delete /api/accounts/{id}',
    'delete /api/giftcards/{id}',
    'delete /api/messages/support/ticket/{id}',
  ];
  const isSensitive = (call: string) =>
    SENSITIVE.includes(call) || /^(post|delete) \/api\/auth\/(second-step|passkeys)\b/.test(call);
  const endsSession = (call: string) => call === 'post /api/auth/logout';
  let secondAdmin: TestPerson;
  beforeAll(async () => {
    secondAdmin = await app.people.admin();
    await db.query('update identity.users set second_step_at = now() where id = $1', [secondAdmin.id]);
    app.clock.advance(15 * MINUTE);
  });

  it.each(CALLS.filter(isSensitive))('[TRU-049] [TRU-050] is refused %s', async (call) => {
    expect(await codeOf(call, secondAdmin)).toBe('REAUTHENTICATION_REQUIRED');
  });

  it.each(CALLS.filter((call) => !isSensitive(call) && !endsSession(call)))(
    '[TRU-049] [TRU-050] needs no reauthentication for %s',
    async (call) => {
      const code = await codeOf(call, secondAdmin);
      expect(['REAUTHENTICATION_REQUIRED', 'SECOND_STEP_REQUIRED', 'UNAUTHENTICATED']).not.toContain(code);
    },
  );
});
