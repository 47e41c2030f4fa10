import type { AccountView } from '@manette/contracts/catalog';
import pg from 'pg';
import { startTestApp, type TestApp } from '../support/index.js';

interface Answer {
  accounts: AccountView[];
  nextCursor: string | null;
  total: number;
}

let app: TestApp;
let client: string;
beforeAll(async () => {
  app = await startTestApp();
  client = (await app.people.client()).token;
  const database = new pg.Client(app.database.url);
  await database.connect();
  // More accounts than a search counts exactly, further along the names than a search walks.
  await database.query(
    `insert into catalog.account (id, code_name, console, service, games, price_amount, price_currency, duration,
                                  available, created_at, updated_at)
     select gen_random_uuid(), name || ' ' || n, case when n % 2 = 0 then 'PS4' else 'PS5' end, 'Compte_Complet',
            '{Redline}', n % 50, 'DZD', 1, 1, timestamptz '2026-01-01' + n * interval '1 second', now()
       from (values ('alpha', 10100), ('zulu', 11000)) kind (name, count), generate_series(1, count) n`,
  );
  await database.query('vacuum analyze catalog.account');
  await database.end();
}, 120_000);
afterAll(() => app.stop());

const list = async (query: Record<string, string>): Promise<Answer> =>
  (await app.call.get(`/api/accounts?${new URLSearchParams(query)}`, client).expect(200)).body as Answer;

/** Returns the names on the first pages of a list. */
async function pages(query: Record<string, string>, count: number): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; page < count && cursor !== null; page += 1) {
    const answer: Answer = await list({ ...query, limit: '40', ...(cursor && { cursor }) });
    names.push(...answer.accounts.map(({ codeName }) => codeName));
    cursor = answer.nextCursor;
  }
  return names;
}

const numbered = (name: string, numbers: number[]) => numbers.map((n) => `${name} ${n}`);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const ZULUS = numbered('zulu', upTo(11_000)).sort();

describe('a search for a word that very many listings contain', () => {
  it.each([
    ['that come first in the sort order', '-codeName', ZULUS.toReversed()],
    ['that come last in the sort order', 'codeName', ZULUS],
    ['that come between others', '-createdAt', numbered('zulu', upTo(11_000).toReversed())],
  ])('[CAT-028] finds listings %s, page by page', async (_, sort, expected) => {
    expect(await pages({ q: 'zulu', sort }, 3)).toEqual(expected.slice(0, 120));
  });

  it('[CAT-028] [CAT-030] respects the filters', async () => {
    const expected = ZULUS.filter((name) => Number(name.split(' ')[1]) % 2 === 0);
    expect(await pages({ q: 'ulu', sort: 'codeName', console: 'PS4' }, 2)).toEqual(expected.slice(0, 80));
  });

  it('[CAT-031] returns an approximate total', async () => {
    const { total } = await list({ q: 'zulu', sort: 'codeName' });
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(12_500);
  });

  it('[CAT-028] has a last page, without a cursor', async () => {
    const last = await list({ q: 'zulu', sort: 'codeName', limit: '100' });
    expect(last.nextCursor).not.toBeNull();
    const order = ['codeName', 'zulu 9995', last.accounts[0]?._id];
    const cursor = Buffer.from(JSON.stringify(order)).toString('base64url');
    const end = await list({ q: 'zulu', sort: 'codeName', cursor });
    expect([end.accounts.map(({ codeName }) => codeName).at(-1), end.nextCursor]).toEqual([
      'zulu 9999',
      null,
    ]);
  });
});
