import { createHash } from 'node:crypto';
import { API_KEY_SCOPES } from '@manette/contracts/webhooks';
import pg from 'pg';
import { newAdministrator, startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { ApiKeys } from './support/api-keys.js';

let app: TestApp;
/** Another process of the same product. */
let beside: TestApp;
let admin: TestPerson;
let keys: ApiKeys;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
  admin = await app.people.admin();
  keys = new ApiKeys(app, admin);
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await beside.stop();
  await app.stop();
});

const MINUTE = 60_000;
const accounts = (secret: string, on = app) => on.call.get('/api/accounts', secret);
const anAdministrator = () => newAdministrator(app);
const refusal = async (secret: string, on = app) =>
  (await accounts(secret, on).expect(401)).body.code as string;

describe('a new API key', () => {
  it('[POC-081] is returned with its secret', async () => {
    const { body, headers } = await keys
      .ask({ name: ' Accounting ', scopes: ['stats:read', 'accounts:read'] })
      .expect(201);
    expect(body.secret).toMatch(/^mk_[A-Za-z0-9_-]{43}$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.apiKey).toEqual({
      _id: expect.any(String),
      name: 'Accounting',
      prefix: (body.secret as string).slice(0, 11),
      scopes: ['accounts:read', 'stats:read'],
      createdBy: { _id: admin.id, username: admin.username },
      createdAt: expect.any(String),
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(await keys.list()).toContainEqual(body.apiKey);
  });

  it.each([
    ['no name', { scopes: ['stats:read'] }],
    ['an empty name', { name: '  ', scopes: ['stats:read'] }],
    ['a long name', { name: 'x'.repeat(61), scopes: ['stats:read'] }],
    ['no scopes', { name: 'A' }],
    ['an empty list of scopes', { name: 'A', scopes: [] }],
    ['an unknown scope', { name: 'A', scopes: ['keys:write'] }],
  ])('[POC-081] is refused with %s', async (_, body) => {
    expect((await keys.ask(body).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('[POC-081] has a name of up to 60 characters', async () => {
    await keys.ask({ name: 'x'.repeat(60), scopes: ['stats:read'] }).expect(201);
  });

  it('[POC-081, POC-082] is created and listed only by administrators', async () => {
    const client = await app.people.verifiedClient();
    const body = { name: 'A', scopes: ['stats:read'] };
    expect((await keys.ask(body, client).expect(403)).body.code).toBe('FORBIDDEN');
    expect((await app.call.get('/api/api-keys', client.token).expect(403)).body.code).toBe('FORBIDDEN');
    await app.call.get('/api/api-keys').expect(401);
  });

  it('[POC-083] is created once for one Idempotency-Key, and the replay contains no secret', async () => {
    const ask = () => keys.ask({ name: 'Once', scopes: ['stats:read'] }).set('idempotency-key', 'make-once');
    const first = (await ask().expect(201)).body as { apiKey: object; secret: string };
    const again = await ask().expect(201);
    expect(again.body).toEqual({ apiKey: first.apiKey, secret: null });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.headers['cache-control']).toBe('no-store');
    expect((await keys.list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
    await app.call.get('/api/stats/overview', first.secret).expect(200);
  });

  it('[POC-083] is stored only as its SHA-256 hash', async () => {
    const { secret, apiKey } = await keys.make(['stats:read']);
    const { rows: tables } = await db.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const { rows } = await db.query(`select 1 from ${name} t where position($1 in t::text) > 0`, [secret]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await db.query('select hash from webhooks.api_key where id = $1', [apiKey._id]);
    expect(rows).toEqual([{ hash: createHash('sha256').update(secret).digest() }]);
  });
});

describe('an API key', () => {
  afterEach(() => app.clock.reset());

  it('[POC-082] has the time of its last use to the minute, with at most one write a minute', async () => {
    const { secret, apiKey } = await keys.make(['accounts:read']);
    const used = async () => (await keys.find(apiKey._id))?.lastUsedAt ?? '';
    const version = async () =>
      (await db.query('select xmin::text from webhooks.api_key where id = $1', [apiKey._id]))
        .rows[0] as object;
    // Advances the clock to the start of a minute, so that the following calls are within it.
    app.clock.advance(MINUTE - (app.clock.now().getTime() % MINUTE));
    await accounts(secret).expect(200);
    const first = Date.parse(await used());
    expect(Math.abs(first - app.clock.now().getTime())).toBeLessThan(MINUTE);
    const written = await version();
    await Promise.all([accounts(secret).expect(200), accounts(secret).expect(200)]);
    expect(await version()).toEqual(written);
    app.clock.advance(3 * MINUTE);
    await accounts(secret).expect(200);
    expect(Math.abs(Date.parse(await used()) - app.clock.now().getTime())).toBeLessThan(MINUTE);
  });

  it('[POC-084] is refused from the next call on after it was revoked, on every process', async () => {
    const { secret, apiKey } = await keys.make(['accounts:read']);
    for (let called = 0; called < 3; called++) {
      await accounts(secret).expect(200);
      await accounts(secret, beside).expect(200);
    }
    const { body } = await keys.revoke(apiKey._id).expect(200);
    expect(body).toEqual({ message: 'API key revoked' });
    expect(await refusal(secret, beside)).toBe('UNAUTHENTICATED');
    expect(await refusal(secret)).toBe('UNAUTHENTICATED');
    const revoked = await keys.find(apiKey._id);
    expect(revoked?.revokedAt).toEqual(expect.any(String));
    await keys.revoke(apiKey._id).expect(200);
    expect(await keys.find(apiKey._id)).toEqual(revoked);
  });

  it('[POC-084] is refused when it is unknown or malformed', async () => {
    const { secret } = await keys.make(['accounts:read']);
    const others = [`mk_${'A'.repeat(43)}`, 'mk_', `${secret}x`, secret.toUpperCase().replace('MK_', 'mk_')];
    for (const other of others) expect(await refusal(other)).toBe('UNAUTHENTICATED');
    await keys.revoke('01890000-0000-7000-8000-000000000000').expect(404);
    await keys.revoke('x').expect(404);
  });

  it('[POC-084] is refused while its maker is not an active administrator', async () => {
    const maker = await anAdministrator();
    const { secret } = await keys.make(['accounts:read'], maker);
    await accounts(secret, beside).expect(200);
    await db.query('update identity.users set is_active = false where id = $1', [maker.id]);
    expect(await refusal(secret, beside)).toBe('UNAUTHENTICATED');
    await db.query(`update identity.users set is_active = true, role = 'client' where id = $1`, [maker.id]);
    expect(await refusal(secret)).toBe('UNAUTHENTICATED');
    await db.query(`update identity.users set role = 'admin' where id = $1`, [maker.id]);
    await accounts(secret).expect(200);
  });

  it('[POC-086] cannot open a socket', async () => {
    const { secret } = await keys.make(API_KEY_SCOPES);
    await expect(app.sockets.connect(secret)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('[POC-087] does not make its maker online, and does not count as a use of a session', async () => {
    const maker = await anAdministrator();
    const { secret } = await keys.make(['users:read'], maker);
    const seen = async () =>
      (
        await db.query(
          `select s.last_used_at, p.is_online, p.last_seen from identity.sessions s
           left join identity.presence p on p.user_id = s.user_id where s.user_id = $1`,
          [maker.id],
        )
      ).rows as object[];
    const before = await seen();
    app.clock.advance(10 * MINUTE);
    const { body } = await app.call.get('/api/users', secret).expect(200);
    const users = (body as { users: { _id: string; isOnline?: boolean }[] }).users;
    expect(users.find(({ _id }) => _id === maker.id)?.isOnline ?? false).toBe(false);
    expect(await seen()).toEqual(before);
  });
});

it('[POC-088] an API key may make 600 calls a minute, multiplied by RATE_LIMIT_FACTOR', async () => {
  const limited = await startTestApp({ beside: app, env: { RATE_LIMIT_FACTOR: '0.01' } });
  try {
    const { secret } = await keys.make(['accounts:read']);
    const other = await keys.make(['accounts:read']);
    const answers = [];
    for (let called = 0; called < 14; called++) answers.push(await accounts(secret, limited));
    const refused = answers.filter(({ status }) => status === 429);
    // If a new minute begins in between, six more calls succeed.
    expect([2, 8]).toContain(refused.length);
    expect(refused[0]?.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await accounts(other.secret, limited).expect(200);
  } finally {
    await limited.stop();
  }
}, 60_000);
