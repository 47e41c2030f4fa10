import pg from 'pg';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.people.admin();
});
afterAll(() => app.stop());

const list = (query: object = {}) => app.call.get('/api/users', admin.token).query(query);
const edit = (id: string, input: object) => app.call.put(`/api/users/${id}`, admin.token).send(input);
const toggle = (id: string) => app.call.patch(`/api/users/${id}/toggle-status`, admin.token);
const remove = (id: string) => app.call.delete(`/api/users/${id}`, admin.token);
const idsOf = ({ users }: { users: { _id: string }[] }) => users.map(({ _id }) => _id);

describe('the list of users', () => {
  it('[API-014] [ID-006] is for administrators, newest first, in pages', async () => {
    const made = [];
    for (let index = 0; index < 5; index++) made.unshift(await app.people.client(`paged${index}`));
    const first = (await list({ q: 'PAGED', limit: 2 }).expect(200)).body;
    expect(first).toMatchObject({ total: 5, nextCursor: expect.any(String) });
    const second = (await list({ q: 'paged', limit: 2, cursor: first.nextCursor }).expect(200)).body;
    const third = (await list({ q: 'paged', limit: 2, cursor: second.nextCursor }).expect(200)).body;
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(made.map(({ id }) => id));
    expect(third.nextCursor).toBeNull();
    await app.call.get('/api/users', made[0]?.token).expect(403);
    await app.call.get('/api/users').expect(401);
  });

  it('is filtered by role and status', async () => {
    const eve = await app.people.client('filtered');
    await toggle(eve.id).expect(200);
    expect(idsOf((await list({ status: 'inactive' }).expect(200)).body)).toEqual([eve.id]);
    expect(idsOf((await list({ role: 'admin' }).expect(200)).body)).toEqual([admin.id]);
    expect((await list({ q: 'filtered', status: 'active' }).expect(200)).body.total).toBe(0);
    expect((await list({ q: 'filtered', role: 'all', status: 'all' }).expect(200)).body.total).toBe(1);
  });

  it('finds a phone number in any notation', async () => {
    const ann = await app.people.client();
    await edit(ann.id, { phone: '0661 (98)-76-54' }).expect(200);
    for (const q of ['0661987654', '+213 661 98 76 54', '00213661987654', '661.98', '98-76-54'])
      expect(idsOf((await list({ q }).expect(200)).body)).toEqual([ann.id]);
    const { body } = await list({ q: '0661 98 76 55' }).expect(200);
    expect(body.users).toEqual([]);
  });

  it('treats the search text literally', async () => {
    expect((await list({ q: '%' }).expect(200)).body.total).toBe(0);
    expect((await list({ q: '\\' }).expect(200)).body.total).toBe(0);
  });

  it('refuses invalid parameters', async () => {
    for (const query of [
      { limit: 0 },
      { limit: 101 },
      { limit: 'x' },
      { cursor: 'x' },
      { role: 'x' },
      { status: 'x' },
    ])
      expect((await list(query).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('refuses a forged cursor', async () => {
    const cursor = Buffer.from('["2026-02-31 00:00:00+00","0197a000-0000-7000-8000-000000000000"]');
    const { body } = await list({ cursor: cursor.toString('base64url') }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'cursor is malformed' });
  });

  it('[ID-053] [ID-054] [ID-055] [ID-056] [ID-061] [ID-062] returns users without their secrets', async () => {
    const { body } = await list({ limit: 1 }).expect(200);
    expect(Object.keys(body.users[0]).sort()).toEqual(
      ['_id', 'address', 'createdAt', 'email', 'emailVerified', 'id', 'isActive', 'isOnline', 'lastSeen']
        .concat(['phone', 'profilePicture', 'role', 'username'])
        .sort(),
    );
  });
});

describe('editing a user', () => {
  it('[API-015] changes the sent fields and returns the user', async () => {
    const ann = await app.people.client();
    const input = { username: 'edited-name', phone: '+213 555 1234', address: 'Oran' };
    const { body } = await edit(ann.id, input).expect(200);
    expect(body.user).toMatchObject({ ...input, email: ann.email, role: 'client', isActive: true });
  });

  it('marks a new address as unverified and sends it a mail', async () => {
    const ann = await app.people.verifiedClient();
    const email = `new.${ann.email}`;
    const { body } = await edit(ann.id, { email: email.toUpperCase() }).expect(200);
    expect(body.user).toMatchObject({ email, emailVerified: false });
    const [mail] = await app.mails.expect(email);
    await app.call.get(`/api/users/verify-email/${mail?.links[0]?.split('/').at(-1)}`).expect(200);
    const kept = await edit(ann.id, { email }).expect(200);
    expect(kept.body.user.emailVerified).toBe(true);
  });

  it('[TRU-074] refuses an address that a mail program would read as another one', async () => {
    const ann = await app.people.client();
    for (const email of ['ann<eve@shop.test>', '"ann"@shop.test', 'ann@shop', 'a..n@shop.test']) {
      const { body } = await edit(ann.id, { email }).expect(400);
      expect(body.errors).toEqual([{ field: 'email', message: 'Invalid email format' }]);
    }
  });

  it('ends the sessions of a user who is deactivated', async () => {
    const ann = await app.people.client();
    await edit(ann.id, { isActive: false }).expect(200);
    expect((await app.call.get('/api/auth/me', ann.token).expect(401)).body.code).toBe('ACCOUNT_DISABLED');
  });

  it('refuses usernames and addresses of other users', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    expect((await edit(ann.id, { username: bob.username }).expect(409)).body.code).toBe('USERNAME_TAKEN');
    expect((await edit(ann.id, { email: bob.email }).expect(409)).body.code).toBe('EMAIL_TAKEN');
  });

  it('[ID-134] [ID-135] validates the input', async () => {
    const ann = await app.people.client();
    const { body } = await edit(ann.id, { username: 'x', email: '', role: 'king', isActive: 'yes' }).expect(
      400,
    );
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'username',
      'email',
      'role',
      'isActive',
    ]);
  });

  it('[ID-097] [ID-098] [ID-137] refuses to change an administrator’s role or state, but changes the name', async () => {
    const boss = await app.people.client();
    await edit(boss.id, { role: 'admin' }).expect(200);
    for (const input of [{ role: 'client' }, { isActive: false }])
      expect((await edit(boss.id, input).expect(403)).body.code).toBe('ADMIN_PROTECTED');
    await edit(boss.id, { username: 'the-boss', role: 'admin', isActive: true }).expect(200);
  });

  it('responds with 404 for unknown ids', async () => {
    for (const id of ['x', '0197a000-0000-7000-8000-000000000000'])
      expect((await edit(id, {}).expect(404)).body).toMatchObject({
        code: 'NOT_FOUND',
        message: 'User not found',
      });
  });
});

describe('deactivating a user', () => {
  it('[API-016] [ID-096] ends the user’s sessions, including sockets, until the user is activated again', async () => {
    const ann = await app.people.client();
    const socket = await app.sockets.connect(ann.token);
    const gone = new Promise<string>((resolve) => socket.socket.on('disconnect', resolve));
    expect((await toggle(ann.id).expect(200)).body.user.isActive).toBe(false);
    expect((await app.call.get('/api/auth/me', ann.token).expect(401)).body.code).toBe('ACCOUNT_DISABLED');
    expect(await gone).toBe('io server disconnect');
    await expect(app.sockets.connect(ann.token)).rejects.toThrow('ACCOUNT_DISABLED');
    expect((await toggle(ann.id).expect(200)).body.user.isActive).toBe(true);
    await app.call.get('/api/auth/me', ann.token).expect(401);
    await app.people.login(ann.email);
  });

  it('[ID-097] is refused for administrators', async () => {
    const { body } = await toggle(admin.id).expect(403);
    expect(body.code).toBe('ADMIN_PROTECTED');
    await app.call.get('/api/auth/me', admin.token).expect(200);
  });

  it('is allowed only to administrators', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    await app.call.patch(`/api/users/${bob.id}/toggle-status`, ann.token).expect(403);
    await app.call.put(`/api/users/${bob.id}`, ann.token).send({}).expect(403);
    await app.call.delete(`/api/users/${bob.id}`, ann.token).expect(403);
  });
});

describe('deleting a user', () => {
  it('[API-017] [ID-145] ends the sessions and deletes the personal data', async () => {
    const ann = await app.people.verifiedClient();
    const { body } = await remove(ann.id).expect(200);
    expect(body).toEqual({ message: 'User deleted successfully!' });
    expect((await app.call.get('/api/auth/me', ann.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await app.call.post('/api/auth/login').send({ email: ann.email, password: PASSWORD }).expect(401);
    expect((await list({ q: ann.username }).expect(200)).body.total).toBe(0);
    await remove(ann.id).expect(404);
    const db = new pg.Client(app.database.url);
    await db.connect();
    const seen = await db.query('select * from identity.public_user where id = $1', [ann.id]);
    const kept = await db.query('select u::text as row from identity.users u where id = $1', [ann.id]);
    const links = await db.query('select from identity.one_time_tokens where user_id = $1', [ann.id]);
    await db.end();
    expect(seen.rows).toEqual([
      {
        id: ann.id,
        username: '[Deleted]',
        role: 'client',
        profile_picture: null,
        is_online: false,
        is_deleted: true,
      },
    ]);
    expect(kept.rows[0].row).not.toContain(ann.username);
    expect(links.rowCount).toBe(0);
  });

  it('makes the username and the address available again', async () => {
    const ann = await app.people.client();
    await remove(ann.id).expect(200);
    await app.people.client(ann.username);
  });

  it('[ID-139] is refused for administrators', async () => {
    expect((await remove(admin.id).expect(403)).body.code).toBe('ADMIN_PROTECTED');
  });
});

describe('outside production, with default settings', () => {
  const HOUR = 60 * 60 * 1000;
  afterEach(() => app.clock.reset());

  it('[TRU-003] there is no second step, no reauthentication and no notice; common passwords and role changes are allowed', async () => {
    const { secondStep, token } = (await logIn(admin.email, admin.password)) as Record<string, unknown>;
    expect([secondStep, typeof token]).toEqual([undefined, 'string']);
    const ann = await app.people.client();
    app.clock.advance(12 * HOUR);
    const asAnn = app.call.put('/api/users/profile', ann.token);
    await asAnn.send({ password: 'Password1' }).expect(200);
    await logIn(ann.email, 'Password1');
    const bob = await app.people.client();
    await edit(bob.id, { email: `moved.${bob.email}` }).expect(200);
    await edit(bob.id, { role: 'admin' }).expect(200);
    await remove((await app.people.client()).id).expect(200);
    const marker = await app.people.client();
    await app.mails.expect(marker.email);
    const subjects = await Promise.all([ann, bob].map(({ email }) => app.mails.to(email)));
    expect(subjects.flat().map(({ subject }) => subject)).toEqual(Array(2).fill('Verify your email address'));
  });

  const logIn = async (email: string, password: string) =>
    (await app.call.post('/api/auth/login').send({ email, password }).expect(200)).body as object;
});
