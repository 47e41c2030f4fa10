import pg from 'pg';
import { Random } from '../fuzz/random.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { RandomShelf, REGIONS, SERVICES } from './support/random-shelf.js';

interface Answer {
  accounts?: { _id: string }[];
  giftCards?: { _id: string }[];
  nextCursor: string | null;
  total: number;
}

const WRITERS = 4;
const WRITES = 60;
const SEARCHES = 60;
const KINDS = [
  {
    table: 'account',
    path: '/api/accounts',
    facets: 'console, service',
    filter: 'service',
    values: SERVICES,
  },
  {
    table: 'gift_card',
    path: '/api/giftcards',
    facets: 'platform, region',
    filter: 'region',
    values: REGIONS,
  },
] as const;

let app: TestApp;
let client: string;
let database: pg.Client;
const connect = async () => {
  const connection = new pg.Client(app.database.url);
  await connection.connect();
  return connection;
};

beforeAll(async () => {
  app = await startTestApp();
  client = (await app.people.client()).token;
  database = await connect();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const connection = await connect();
      const shelf = new RandomShelf(connection, new Random(writer + 1));
      for (let write = 0; write < WRITES; write += 1) await shelf.write();
      await connection.end();
    }),
  );
}, 120_000);
afterAll(async () => {
  await database.end();
  await app.stop();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await database.query<Record<string, unknown>>(text, values)).rows;
/** Returns the rows that only one of two queries returns. */
const difference = (one: string, other: string) =>
  rows(`(${one} except all ${other}) union all (${other} except all ${one})`);

describe.each(KINDS)('the search index of $table after concurrent random writes', ({ table, facets }) => {
  const ofAll = `from catalog.${table} l where l.deleted_at is null`;
  const facet = `catalog.facet_of(${facets}, (available > 0)::text)`;
  const words = `select distinct w.word, l.created_at, l.id, ${facet} as facet
                   from catalog.${table} l, catalog.words_of(l.search) w (word) where l.deleted_at is null`;

  it('contains each word of each listing that is not deleted', async () => {
    expect((await rows(words)).length).toBeGreaterThan(50);
    expect(await difference(`select word, created_at, id, facet from catalog.${table}_word`, words)).toEqual(
      [],
    );
  });

  it('contains the number of listings for each word and facet', async () => {
    const counted = `select word, facet, count(*) from (${words}) w group by 1, 2`;
    const kept = `select word, facet, sum(listings)::bigint from catalog.${table}_word_tally group by 1, 2`;
    expect(await difference(`${kept} having sum(listings) <> 0`, counted)).toEqual([]);
  });

  it('contains the number of listings for each facet', async () => {
    const counted = `select ${facet}, ${facets}, available > 0, count(*) ${ofAll} group by 1, 2, 3, 4`;
    const kept = `select facet, ${facets}, in_stock, sum(listings)::bigint from catalog.${table}_tally group by 1, 2, 3, 4`;
    expect(await difference(`${kept} having sum(listings) <> 0`, counted)).toEqual([]);
  });

  it('contains all words', async () => {
    const unknown = `select word from catalog.${table}_word w where not exists (select from catalog.word k where k.word = w.word)`;
    expect(await rows(unknown)).toEqual([]);
  });
});

describe.each(KINDS)('a search of $table', ({ table, path, filter, values }) => {
  const found = async (query: Record<string, string>) => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const asked = new URLSearchParams({ ...query, limit: '40', ...(cursor && { cursor }) });
      const answer = (await app.call.get(`${path}?${asked}`, client).expect(200)).body as Answer;
      ids.push(...(answer.accounts ?? answer.giftCards ?? []).map(({ _id }) => _id));
      expect(answer.total).toBeGreaterThanOrEqual(ids.length);
      cursor = answer.nextCursor;
      if (cursor === null) expect(answer.total).toBe(ids.length);
    }
    return ids;
  };

  it('[CAT-028] finds every listing whose text contains it, in any order and with any filter', async () => {
    const random = new Random(7);
    const texts = await rows(`select search from catalog.${table} where deleted_at is null order by id`);
    const sorts = { '-createdAt': 'created_at desc, id desc', createdAt: 'created_at, id', price: 'id' };
    for (let search = 0; search < SEARCHES; search += 1) {
      const text = String(random.pick(texts).search);
      const start = random.below(text.length);
      const q = text.slice(start, start + 1 + Math.floor(random.next() ** 3 * 100));
      const [sort, order] = Object.entries(sorts)[search % 3] as [string, string];
      const value = search % 2 ? values[search % values.length] : undefined;
      const expected = await rows(
        `select id from catalog.${table} where deleted_at is null and search like catalog.infix($1)
            and ($2::text is null or ${filter} ilike '%' || $2 || '%') order by ${order}`,
        [q, value],
      );
      if (expected.length === 0) continue;
      const ids = await found({ q, sort, ...(value && { [filter]: value }) });
      expect({ q, value, ids }).toEqual({ q, value, ids: expected.map(({ id }) => id) });
    }
  });

  it('[CAT-031] returns and counts the listings in stock that match each filter', async () => {
    for (const value of values) {
      const expected = await rows(
        `select id from catalog.${table} where deleted_at is null and ${filter} ilike '%' || $1 || '%'
            and available > 0 order by created_at desc, id desc`,
        [value],
      );
      expect(await found({ [filter]: value, inStock: 'true' })).toEqual(expected.map(({ id }) => id));
    }
  });
});

it('a listing does not wait for another one with the same words whose transaction is still open', async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  const add = `insert into catalog.account (id, code_name, console, service, games, price_amount, price_currency, duration,
                                            available, created_at, updated_at)
               values (gen_random_uuid(), 'Brandnew Word', 'PS5', 'Compte_Complet', '{}', 1, 'DZD', 1, 1, now(), now())`;
  await one.query('begin');
  await one.query(add);
  await other.query("set lock_timeout = '10s'");
  await other.query(add);
  await one.query('commit');
  await Promise.all([one.end(), other.end()]);
  expect(
    await rows("select sum(listings)::int as n from catalog.account_word_tally where word = 'brandnew'"),
  ).toEqual([{ n: 2 }]);
  await database.query("update catalog.account set deleted_at = now() where code_name = 'Brandnew Word'");
  expect(await rows("select from catalog.account_word_tally where word = 'brandnew'")).toEqual([]);
});

describe('a search for a part of several words that many listings contain', () => {
  const totalOf = async (q: string) =>
    ((await app.call.get(`/api/accounts?${new URLSearchParams({ q })}`, client).expect(200)).body as Answer)
      .total;

  beforeAll(async () => {
    // Each listing has two of ten words. The first 7,000 have three more words, always together.
    await database.query(
      `insert into catalog.account (id, code_name, console, service, games, price_amount, price_currency, duration,
                                    available, created_at, updated_at)
       select gen_random_uuid(), 'tango' || n % 10 || ' tango' || (n + 1) % 10, 'PS4', 'Compte_Complet',
              case when n <= 7000 then '{limaa,limab,limac}' else '{}' end::text[], 1, 'DZD', 1, 1, now(), now()
         from generate_series(1, 10500) n`,
    );
  }, 120_000);

  it('[CAT-031] counts up to 10,000 listings exactly, however many of the words they contain', async () => {
    expect(await totalOf('lima')).toBe(7000);
  });

  it('[CAT-031] returns an approximate total above that', async () => {
    const total = await totalOf('tango');
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(12_500);
  });
});
