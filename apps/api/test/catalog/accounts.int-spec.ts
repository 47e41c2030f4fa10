import { accountView, type AccountFields, type AccountView } from '@manette/contracts/catalog';
import { startTestApp, type TestApp } from '../support/index.js';
import { Listings, accountInput } from './support/listings.js';

let app: TestApp;
let admin: string;
let client: string;
let listings: Listings;
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const bodyOf = (answer: { body: unknown }) => (answer.body as { account: AccountView }).account;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  client = (await app.people.client()).token;
  listings = new Listings(app, admin);
});
afterAll(() => app.stop());

describe('an account', () => {
  it('[API-020] is created from JSON by an administrator and returned with all its fields', async () => {
    const input = accountInput({ description: 'Two games', prix: { amount: 19.99, currency: 'EUR' } });
    const answer = await app.call.post('/api/accounts', admin).send(input).expect(201);
    const { prix, ...rest } = input;
    expect(bodyOf(answer)).toMatchObject({ ...rest, prix, images: [], pictures: [] });
    expect(accountView.safeParse(bodyOf(answer)).success).toBe(true);
  });

  it.each([
    ['games[] and prix[amount]', ['games[]', 'games[]']],
    ['a repeated field games', ['games', 'games']],
    ['games[0] and games[1]', ['games[0]', 'games[1]']],
  ])('[API-020] is created from a multipart form with %s', async (_, [first = '', second = '']) => {
    const answer = await app.call
      .post('/api/accounts', admin)
      .field('codeName', 'Form 1')
      .field('prix[amount]', '2500.50')
      .field('prix[currency]', 'DZD')
      .field('console', 'PS5')
      .field('service', 'Compte_Complet')
      .field('duration', '6')
      .field('available', '0')
      .field('description', '')
      .field(first, 'Spider-Man: Miles Morales')
      .field(second, 'Redline')
      .expect(201);
    expect(bodyOf(answer)).toMatchObject({
      ...{ codeName: 'Form 1', console: 'PS5', service: 'Compte_Complet', duration: 6, available: 0 },
      prix: { amount: 2500.5, currency: 'DZD' },
      description: null,
      games: ['Spider-Man: Miles Morales', 'Redline'],
    });
  });

  const formOf = (changes: Partial<AccountFields> = {}) => {
    const form = app.call.post('/api/accounts', admin).field('games', 'Alone');
    const { games: _games, prix, ...fields } = accountInput(changes);
    for (const [name, value] of Object.entries(fields)) void form.field(name, String(value));
    return form.field('prix[amount]', prix.amount).field('prix[currency]', prix.currency);
  };

  it('[API-020] accepts a single game of a form as a list of one', async () => {
    expect(bodyOf(await formOf().expect(201)).games).toEqual(['Alone']);
  });

  it('[CAT-104] counts and stores a line break of a form as one character', async () => {
    const description = 'x\n'.repeat(499).padEnd(1000, 'x');
    const sent = description.replaceAll('\n', '\r\n');
    expect(bodyOf(await formOf({ description: sent }).expect(201)).description).toBe(description);
    const { body } = await formOf({ description: `${sent}x` }).expect(400);
    expect(body.message).toBe('Description must be less than 1000 characters');
  });

  it('[API-019] [CAT-067] [CAT-068] [CAT-069] [CAT-070] [CAT-071] [CAT-072] [CAT-073] [CAT-074] is read by any signed-in user', async () => {
    const created = await listings.account();
    const read = bodyOf(await app.call.get(`/api/accounts/${created._id}`, client).expect(200));
    expect(read).toEqual(created);
    expect(Object.keys(read)).toEqual(
      expect.arrayContaining(
        '_id codeName console service games images prix duration available description createdAt'.split(' '),
      ),
    );
  });

  it('[API-021] changes the fields that are sent and keeps the others', async () => {
    const created = await listings.account();
    const changed = bodyOf(
      await app.call.put(`/api/accounts/${created._id}`, admin).send({ available: 0 }).expect(200),
    );
    expect(changed).toEqual({ ...created, available: 0, updatedAt: changed.updatedAt });
    const form = app.call
      .put(`/api/accounts/${created._id}`, admin)
      .field('prix[amount]', '1')
      .field('games', 'A');
    expect(bodyOf(await form.expect(200))).toMatchObject({
      prix: { amount: 1, currency: 'DZD' },
      games: ['A'],
    });
  });

  it('[API-021] is validated by the same rules when it changes', async () => {
    const { _id } = await listings.account();
    const { body } = await app.call.put(`/api/accounts/${_id}`, admin).send({ available: -1 }).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Available must be at least 0',
      errors: [{ field: 'available', message: 'Available must be at least 0' }],
    });
  });

  it('[API-022] [CAT-135] is hidden when it is deleted, and its row stays', async () => {
    const { _id, codeName } = await listings.account({ codeName: 'To be deleted' });
    const { body } = await app.call.delete(`/api/accounts/${_id}`, admin).expect(200);
    expect(body).toEqual({ message: 'Account deleted successfully!' });
    await app.call.get(`/api/accounts/${_id}`, client).expect(404);
    await app.call.put(`/api/accounts/${_id}`, admin).send({ available: 1 }).expect(404);
    await app.call.delete(`/api/accounts/${_id}`, admin).expect(404);
    const list = await app.call.get(`/api/accounts?q=${encodeURIComponent(codeName)}`, client).expect(200);
    expect((list.body as { accounts: AccountView[] }).accounts.map((account) => account._id)).not.toContain(
      _id,
    );
  });

  it('[CAT-004] is managed only by administrators, and not shown to callers who are not signed in', async () => {
    const { _id } = await listings.account();
    for (const call of [
      app.call.post('/api/accounts', client).send(accountInput()),
      app.call.put(`/api/accounts/${_id}`, client).send({ available: 9 }),
      app.call.delete(`/api/accounts/${_id}`, client),
    ])
      expect((await call.expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
    for (const path of ['', `/${_id}`, '/new-count'])
      expect((await app.call.get(`/api/accounts${path}`).expect(401)).body).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
  });

  it.each(['not-an-id', '1', UNKNOWN, "'; drop table catalog.account"])(
    '[API-019] %s is not found',
    async (id) => {
      const path = `/api/accounts/${encodeURIComponent(id)}`;
      for (const call of [
        app.call.get(path, client),
        app.call.put(path, admin).send({ available: 1 }),
        app.call.delete(path, admin),
      ])
        expect((await call.expect(404)).body).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Account not found',
        });
    },
  );

  it.each([
    ['wrong types', { games: 'Redline', prix: 5, duration: [1], codeName: 7 }],
    ['no fields', {}],
    ['control characters', { ...accountInput(), description: 'a\u0000b' }],
    ['an amount that is too precise', { ...accountInput(), prix: { amount: 1.005, currency: 'DZD' } }],
  ])('[API-020] is refused with a message for each field: %s', async (_, input) => {
    const { body } = await app.call.post('/api/accounts', admin).send(input).expect(400);
    const { code, message, errors } = body as {
      code: string;
      message: string;
      errors: { message: string }[];
    };
    expect(code).toBe('VALIDATION_FAILED');
    expect(message).toBe(errors[0]?.message);
  });

  it('[CAT-102] keeps Arabic and accents as typed, and ignores unknown fields', async () => {
    const created = await listings.account({ codeName: 'حساب Été ٥', ...{ _id: UNKNOWN, createdAt: 'x' } });
    expect(created.codeName).toBe('حساب Été ٥');
    expect(created._id).not.toBe(UNKNOWN);
  });
});
