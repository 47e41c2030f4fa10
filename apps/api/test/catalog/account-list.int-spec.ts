import type { AccountFields, AccountView } from '@manette/contracts/catalog';
import { startTestApp, type TestApp } from '../support/index.js';
import { Listings } from './support/listings.js';

interface Answer {
  accounts: AccountView[];
  nextCursor: string | null;
  total: number;
}

let app: TestApp;
let client: string;
let admin: string;
const SHELF: Partial<AccountFields>[] = [
  {
    codeName: 'Alpha 1',
    console: 'PS4',
    service: 'Secondaire_Online',
    games: ['Night Harbour'],
    available: 0,
    prix: { amount: 900, currency: 'DZD' },
  },
  {
    codeName: 'Beta 2',
    console: 'PS5',
    service: 'Compte_Complet',
    games: ['Spider-Man: Miles', 'Émberwing'],
    prix: { amount: 10, currency: 'EUR' },
  },
  { codeName: 'Gamma 3', console: 'PS4/PS5', service: 'Offline_Principal', description: '100% off_line' },
  { codeName: 'Delta 4', console: 'PS Portal', service: 'Compte_Complet', games: ['مدرسة الإمارات'] },
  { codeName: 'حساب ٥', console: 'PS4', service: 'Principal_Online/Offline', description: 'آخِـر' },
];

const list = async (query: Record<string, string> = {}): Promise<Answer> =>
  (await app.call.get(`/api/accounts?${new URLSearchParams(query)}`, client).expect(200)).body as Answer;
const names = async (query: Record<string, string>) =>
  (await list(query)).accounts.map((account) => account.codeName);

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  client = (await app.people.client()).token;
  const listings = new Listings(app, admin);
  for (const account of SHELF) await listings.account(account);
});
afterAll(() => app.stop());

describe('the list of accounts', () => {
  it('[API-018] returns the newest first, with the total count', async () => {
    const { accounts, nextCursor, total } = await list();
    expect(accounts.map((account) => account.codeName)).toEqual(
      SHELF.map((one) => one.codeName).toReversed(),
    );
    expect({ nextCursor, total }).toEqual({ nextCursor: null, total: 5 });
  });

  it('[API-018] returns pages without gaps or duplicates, each with the total', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answer = await list({ limit: '2', ...(cursor && { cursor }) });
      expect(page.total).toBe(5);
      expect(page.accounts.length).toBeLessThanOrEqual(2);
      seen.push(...page.accounts.map((account) => account.codeName));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(SHELF.map((one) => one.codeName).toReversed());
  });

  it('[API-018] a cursor stays valid when a newer account is added between two pages', async () => {
    const first = await list({ limit: '2' });
    const { body } = await app.call
      .post('/api/accounts', admin)
      .send({ ...first.accounts[0], codeName: 'Newcomer', images: undefined })
      .expect(201);
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect(second.accounts.map((account) => account.codeName)).toEqual(['Gamma 3', 'Beta 2']);
    await app.call
      .delete(`/api/accounts/${(body as { account: AccountView }).account._id}`, admin)
      .expect(200);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'ten'],
    ['cursor', 'nonsense'],
    ['cursor', Buffer.from('["x","y"]').toString('base64url')],
    ['service', 'Nothing'],
    ['console', 'ps4'],
    ['inStock', 'maybe'],
    ['q', 'x'.repeat(101)],
    ['ids', 'none'],
    ['ids', Array.from({ length: 25 }, () => crypto.randomUUID()).join()],
    ['sort', 'id'],
  ])('[API-018] refuses %s=%s', async (name, value) => {
    const query = new URLSearchParams({ [name]: value });
    const { body } = await app.call.get(`/api/accounts?${query}`, client).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: name }] });
  });

  it('[API-018] accepts a cursor with any time', async () => {
    for (const time of [-8.6e15, 8.6e15]) {
      const cursor = Buffer.from(JSON.stringify(['-createdAt', time, crypto.randomUUID()])).toString(
        'base64url',
      );
      expect((await list({ cursor })).total).toBe(5);
    }
  });

  it('[CAT-029] is filtered by service', async () => {
    expect(await names({ service: 'Compte_Complet' })).toEqual(['Delta 4', 'Beta 2']);
    expect(await names({ service: 'Principal_Online/Offline' })).toEqual(['حساب ٥']);
  });

  it('[CAT-030] is filtered by console; an account for both consoles matches each of them', async () => {
    expect(await names({ console: 'PS4' })).toEqual(['حساب ٥', 'Gamma 3', 'Alpha 1']);
    expect(await names({ console: 'PS5' })).toEqual(['Gamma 3', 'Beta 2']);
    expect(await names({ console: 'PS4/PS5' })).toEqual(['Gamma 3']);
    expect(await names({ console: 'PS Portal' })).toEqual(['Delta 4']);
  });

  it('[CAT-090] [CAT-091] is filtered by stock', async () => {
    expect(await names({ inStock: 'false' })).toEqual(['Alpha 1']);
    expect((await list({ inStock: 'true' })).total).toBe(4);
  });

  it('[POC-108] returns the accounts with the given ids in their current state, without deleted ones', async () => {
    const [delta, , beta] = (await list({ limit: '3' })).accounts;
    const gone = await app.call
      .post('/api/accounts', admin)
      .send({ ...delta, codeName: 'Gone', images: undefined })
      .expect(201);
    const { _id } = (gone.body as { account: AccountView }).account;
    await app.call.delete(`/api/accounts/${_id}`, admin).expect(200);
    const ids = [beta?._id, _id, delta?._id, crypto.randomUUID()].join();
    const answer = await list({ ids, limit: '12' });
    expect(answer.accounts.map((account) => account._id)).toEqual([delta?._id, beta?._id]);
    expect(answer).toMatchObject({ total: 2, nextCursor: null });
  });

  it('[CAT-028] [CAT-031] combines filters, and counts the accounts that match all of them', async () => {
    const answer = await list({
      service: 'Compte_Complet',
      console: 'PS5',
      inStock: 'true',
      q: 'spider',
      limit: '1',
    });
    expect(answer).toMatchObject({ total: 1, nextCursor: null, accounts: [{ codeName: 'Beta 2' }] });
  });

  it.each([
    ['a code name', 'alpha', 'Alpha 1'],
    ['a part of a word', 'lph', 'Alpha 1'],
    ['one character', '4', 'Delta 4'],
    ['a game', 'night harb', 'Alpha 1'],
    ['a game with a colon', 'man: mil', 'Beta 2'],
    ['a word without its accents', 'emberwing', 'Beta 2'],
    ['a word with accents that the account lacks', 'nïght', 'Alpha 1'],
    ['a word of the description', 'off_line', 'Gamma 3'],
    ['a literal percent sign', '100%', 'Gamma 3'],
    ['Arabic words with other forms of alef and ta marbuta', 'مدرسه الامارات', 'Delta 4'],
    ['an Arabic word without diacritics and tatweel', 'اخر', 'حساب ٥'],
    ['European digits instead of Arabic ones', 'حساب 5', 'حساب ٥'],
    ['words with a typing error', 'night habour', 'Alpha 1'],
    ['a word with two letters swapped', 'gmama', 'Gamma 3'],
    ['words in another order', 'harbour night', 'Alpha 1'],
    ['words that are not adjacent', 'alpha harbour', 'Alpha 1'],
    ['two words with typing errors, one of them accented', 'embrewing spidre', 'Beta 2'],
    ['Arabic words with a typing error', 'مدرسه الامارت', 'Delta 4'],
  ])('[CAT-028] is searched by %s', async (_, q, found) => {
    expect(await names({ q })).toEqual([found]);
  });

  it('[CAT-028] finds nothing for a text that no account contains; wildcard characters are literal', async () => {
    expect(await list({ q: 'offxline' })).toMatchObject({ total: 0, accounts: [], nextCursor: null });
    for (const q of ['zzzzzz', 'night zzzzzz', '%%', '\\', "'"]) expect((await list({ q })).total).toBe(0);
    expect((await list({ q: '   ' })).total).toBe(5);
  });

  it('[CAT-028] corrects words of added and changed accounts, but no word of three letters', async () => {
    const listings = new Listings(app, admin);
    const { _id } = await listings.account({ codeName: 'Zephyrus', games: ['Fox'] });
    expect(await names({ q: 'zepyhrus' })).toEqual(['Zephyrus']);
    expect((await list({ q: 'fxo' })).total).toBe(0);
    await app.call
      .put(`/api/accounts/${_id}`, admin)
      .send({ games: ['Quixotic'] })
      .expect(200);
    expect(await names({ q: 'quixtoic' })).toEqual(['Zephyrus']);
    await app.call.delete(`/api/accounts/${_id}`, admin).expect(200);
    expect((await list({ q: 'zepyhrus' })).total).toBe(0);
  });

  it('[API-018] returns 304 when the client has the current version', async () => {
    const first = await app.call.get('/api/accounts', client).expect(200);
    const etag = String(first.headers.etag);
    const again = await app.call.get('/api/accounts', client).set('if-none-match', etag).expect(304);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    const detail = `/api/accounts/${(first.body as Answer).accounts[0]?._id}`;
    const { headers } = await app.call.get(detail, client).expect(200);
    await app.call.get(detail, client).set('if-none-match', String(headers.etag)).expect(304);
  });

  it.each([
    ['codeName', ['Alpha 1', 'Beta 2', 'Delta 4', 'Gamma 3', 'حساب ٥']],
    ['-codeName', ['حساب ٥', 'Gamma 3', 'Delta 4', 'Beta 2', 'Alpha 1']],
    ['price', ['Alpha 1', 'Gamma 3', 'Delta 4', 'حساب ٥', 'Beta 2']],
    ['createdAt', SHELF.map((one) => one.codeName)],
  ])('[CAT-056] is sorted by %s, page by page; prices within their currency', async (sort, expected) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answer = await list({ sort, limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.accounts.map((account) => account.codeName));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected);
  });

  it('[CAT-056] is sorted and searched together; a cursor of another order is refused', async () => {
    expect(await names({ sort: 'codeName', q: '4' })).toEqual(['Delta 4']);
    expect(await names({ sort: '-available', q: 'a', limit: '2' })).toHaveLength(2);
    const { nextCursor } = await list({ sort: 'codeName', limit: '1' });
    await app.call.get(`/api/accounts?sort=price&cursor=${nextCursor}`, client).expect(400);
  });
});
