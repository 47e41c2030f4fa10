import pg from 'pg';
import { cursorsFrom } from './cursors.ts';
import { bench } from './end.ts';
import type { Figure } from './figures/figure.ts';
import { compared, inTurns, ROUNDS } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { percentile, ratioOf, spreadOf } from './figures/spread.ts';
import { startProduct } from './product.ts';
import { statementOf } from './statements.ts';
import { ARABIC_WORDS, misspelt, PAIRS, unknownWord, WORDS } from './words.ts';

// Searches and far pages of a long shelf through the public port, one after another and none of them twice. Searches are
// compared with the bare SQL of the same page.

const [listings = '1000000', repeats = '20'] = process.argv.slice(2);
const REPEATS = Number(repeats);
/** Calls per round for pages. They cost little, and with twenty calls a single slow one would decide the p95. */
const PAGES = 5 * REPEATS;
const WARM_UP = 200;
const FAR = Math.min(250_000, Number(listings) - 1000);

interface Search {
  name: string;
  queries: Record<string, string>[];
  /** The queries of the bare SQL, if they differ from the typed ones. */
  meant?: Record<string, string>[];
}
const found = (words: readonly string[], filters: Record<string, string> = {}) =>
  words.map((q) => ({ q, ...filters }));

const SEARCHES: Search[] = [
  { name: 'one word', queries: found(WORDS) },
  { name: 'word and filter', queries: found(WORDS, { console: 'PS4', inStock: 'true' }) },
  { name: 'Arabic word', queries: found(ARABIC_WORDS) },
  { name: 'two letters', queries: found(PAIRS) },
  { name: 'typing error', queries: found(WORDS.map(misspelt)), meant: found(WORDS) },
  { name: 'no match', queries: found(WORDS.map((_, number) => unknownWord(number))) },
];

/** Runs the works one after another. @returns the milliseconds of each */
async function millisecondsOf(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times;
}

const inRounds = (times: readonly number[][]): number[][] =>
  Array.from({ length: ROUNDS }, (_, round) => times.slice(round * PAGES, (round + 1) * PAGES).flat());

const p95 = (rounds: readonly number[][]) => rounds.map((times) => percentile(times, 0.95));

await bench(async () => {
  const product = await startProduct(Number(listings));
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const headers = { authorization: `Bearer ${product.token}` };
    const page = (query: Record<string, string>) => async () => {
      const answer = await fetch(`${product.url}/api/accounts?${new URLSearchParams(query)}`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { total: number };
    };
    const bare = (query: Record<string, string>) => () => {
      const { text, values } = statementOf(query);
      // Not prepared: a generic plan for any text would scan a long shelf to its end when nothing matches.
      return client.query(text, values);
    };
    /** Returns a function that runs the next works at each call, so that no page comes from a cache. */
    const inOrder = (works: (() => Promise<unknown>)[], count = REPEATS) => {
      let used = 0;
      return () => millisecondsOf(works.slice(used, (used += count)));
    };
    // A process that has just started answers slowly at first, so it is warmed up.
    await millisecondsOf(
      Array.from({ length: WARM_UP }, (_, number) => page({ q: unknownWord(REPEATS * 10 + number) })),
    );
    const figures: Figure[] = [];
    for (const { name, queries, meant = queries } of SEARCHES) {
      const [first = {}] = queries.splice(-1);
      const { total } = await page(first)();
      await bare(first)();
      const rounds = await inTurns({ http: inOrder(queries.map(page)), sql: inOrder(meant.map(bare)) });
      const work = `search, ${name} (${total.toLocaleString('en')} of ${Number(listings).toLocaleString('en')})`;
      figures.push(
        { work, quantity: 'p95 ms', ours: spreadOf(p95(rounds.http)), wanted: { atMost: 10 } },
        compared({
          work,
          quantity: 'p50 ms',
          ours: rounds.http.map((times) => percentile(times, 0.5)),
          against: { name: 'bare SQL', values: rounds.sql.map((times) => percentile(times, 0.5)) },
          wanted: { atMost: 1.3 },
        }),
      );
    }
    const count = ROUNDS * PAGES;
    const pagesFrom = async (row: number) =>
      inOrder(
        (await cursorsFrom(client, row, count)).map((cursor) => page({ cursor })),
        1,
      );
    // The two kinds alternate after each page, so that a pause of the machine affects both.
    const pages = await inTurns({ far: await pagesFrom(FAR), first: await pagesFrom(1) }, count);
    const [far, first] = [p95(inRounds(pages.far)), p95(inRounds(pages.first))];
    figures.unshift({
      work: `page at row ${FAR.toLocaleString('en')}`,
      quantity: 'p95 ms',
      ours: spreadOf(far),
      against: { name: 'first page', spread: spreadOf(first) },
      ratio: ratioOf(far, first),
      wanted: { atMost: 1.1 },
    });
    report(figures);
  } finally {
    await client.end();
  }
});
