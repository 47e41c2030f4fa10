import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const change = (person: TestPerson, input: object) =>
  app.call.put('/api/users/profile', person.token).send(input);

describe('changing the profile', () => {
  it('[API-013] [ID-005] [ID-133] returns the user with the sent fields changed, and keeps the others', async () => {
    const ann = await app.people.client();
    const { body } = await change(ann, { phone: '+213 555-1234', address: '1 Rue\nAlger' }).expect(200);
    expect(body.user).toMatchObject({
      username: ann.username,
      phone: '+213 555-1234',
      address: '1 Rue\nAlger',
    });
    const emptied = await change(ann, { username: `${ann.username}-x`, phone: '', address: null }).expect(
      200,
    );
    expect(emptied.body.user).toMatchObject({ username: `${ann.username}-x`, phone: null, address: null });
  });

  it('cannot change role, address or activation', async () => {
    const ann = await app.people.client();
    const { body } = await change(ann, { role: 'admin', email: 'x@y.test', isActive: false }).expect(200);
    expect(body.user).toMatchObject({ role: 'client', email: ann.email, isActive: true });
  });

  it('refuses another user’s name in any letter case, but accepts the user’s own', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const { body } = await change(ann, { username: bob.username.toUpperCase() }).expect(409);
    expect(body.code).toBe('USERNAME_TAKEN');
    await change(ann, { username: ann.username.toUpperCase() }).expect(200);
  });

  it('[ID-129] [ID-131] validates the input', async () => {
    const ann = await app.people.client();
    const { body } = await change(ann, { username: 'ab', phone: 'x', password: 'abc' }).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'username',
      'phone',
      'password',
    ]);
    expect(body.errors[2].message).toBe('Password must be at least 6 characters');
  });

  it('[API-013] needs a session', async () => {
    await app.call.put('/api/users/profile').send({}).expect(401);
  });
});

describe('changing the password', () => {
  it('[ID-130] replaces the former password and needs no other field', async () => {
    const ann = await app.people.client();
    await change(ann, { password: '' }).expect(200);
    await app.people.login(ann.email, PASSWORD);
    const again = await app.people.login(ann.email, PASSWORD);
    await change(again, { password: 'NewSecret1' }).expect(200);
    await app.call.get('/api/auth/me', again.token).expect(200);
    await app.call.post('/api/auth/login').send({ email: ann.email, password: PASSWORD }).expect(401);
    await app.people.login(ann.email, 'NewSecret1');
  });

  it('ends the user’s other sessions, including their sockets', async () => {
    const [one, two] = [await app.people.admin(), await app.people.admin()];
    const socket = await app.sockets.connect(one.token);
    const gone = new Promise<string>((resolve) => socket.socket.on('disconnect', resolve));
    await change(two, { password: two.password }).expect(200);
    const { body } = await app.call.get('/api/auth/me', one.token).expect(401);
    expect(body.code).toBe('UNAUTHENTICATED');
    expect(await gone).toBe('io server disconnect');
    await app.call.get('/api/auth/me', two.token).expect(200);
  });
});
