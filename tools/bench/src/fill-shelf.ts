import pg from 'pg';
import { ARABIC_WORDS, WORDS } from './words.ts';

/** With more rows, building the indexes afterwards is faster than updating them. */
const MANY = 50_000;
const BATCH = 50_000;
const DEMO = 60;

/** Settings for speed without durability, because the data is thrown away. */
const SESSION = [
  'set synchronous_commit = off',
  "set maintenance_work_mem = '256MB'",
  "set work_mem = '64MB'",
];

/** Copies the demo listings under other names. Each copy has one of a hundred words and one of a hundred Arabic words. */
const COPY = `
  insert into catalog.account (id, code_name, console, service, games, price_amount, price_currency, duration,
                               available, description, images, created_at, updated_at)
  select gen_random_uuid(), code_name || ' ' || n, console, service,
         games || array['Volume ' || n % 10000, ($3::text[])[1 + n % 100]], price_amount, price_currency, duration, available,
         description || ' ' || ($4::text[])[1 + n * 7 % 100], images, created_at - n * interval '7 seconds', updated_at
    from (select row_number() over (order by id) - 1 as place, * from catalog.account where code_name = any($5)) demo,
         generate_series($1::int, $2::int) n
   where place = n % $6`;

/** Adds in single statements what the triggers would add for each listing: postings, tallies and the words themselves. */
const POSTINGS = [
  'truncate catalog.account_word, catalog.account_word_tally, catalog.account_tally',
  `insert into catalog.account_word
     select word, l.created_at, l.id, catalog.facet_of(l.console, l.service, (l.available > 0)::text)
       from catalog.account l, lateral (select distinct word from catalog.words_of(l.search) word) w
      where l.deleted_at is null`,
  'insert into catalog.account_word_tally select word, facet, count(*) from catalog.account_word group by 1, 2',
  `insert into catalog.account_tally
     select catalog.facet_of(console, service, (available > 0)::text), console, service, available > 0, count(*)
       from catalog.account where deleted_at is null group by 1, 2, 3, 4`,
  `insert into catalog.word
     select 'account', word from (select distinct word from catalog.account_word_tally) w
      where not exists (select from catalog.word known where known.kind = 'account' and known.word = w.word)`,
];

/** The tables that lists and searches read. */
const TABLES = ['account', 'account_word', 'account_word_tally', 'account_tally', 'word'];

interface Index {
  name: string;
  definition: string;
}

async function dropIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text = any($1) and not indisunique`,
    [TABLES.map((table) => `catalog.${table}`)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

/** Copies the demo listings by set-based statements until the shelf holds `count`. A million takes a few minutes. */
export async function fillShelf(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const setting of SESSION) await client.query(setting);
    const { rows } = await client.query<{ code_name: string }>('select code_name from catalog.account');
    const demo = rows.map(({ code_name }) => code_name);
    const isMany = count > MANY;
    const indexes = isMany ? await dropIndexes(client) : [];
    if (isMany) await client.query('alter table catalog.account disable trigger user');
    const missing = Math.max(count - DEMO, 0);
    for (let first = 1; first <= missing; first += BATCH) {
      const last = Math.min(first + BATCH - 1, missing);
      await client.query(COPY, [first, last, WORDS, ARABIC_WORDS, demo, demo.length]);
    }
    if (isMany) {
      await client.query('alter table catalog.account enable trigger user');
      for (const statement of POSTINGS) await client.query(statement);
    }
    for (const { definition } of indexes) await client.query(definition);
    for (const table of TABLES) await client.query(`vacuum analyze catalog.${table}`);
  } finally {
    await client.end();
  }
}
