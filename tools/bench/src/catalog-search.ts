import pg from 'pg';
import { millisecondsOf } from './milliseconds-of.ts';
import { startProduct } from './product.ts';
import { statementOf } from './statements.ts';

// Lists and searches over HTTP, one after another, next to the bare SQL that finds the same listings.

const [listings = '100000', ...options] = process.argv.slice(2);
const REPEATS = 30;

const QUERIES: Record<string, string>[] = [
  {},
  { console: 'PS4' },
  { service: 'Compte_Complet', inStock: 'true' },
  { q: 'a' },
  { q: 'em' },
  { q: 'emberwing' },
  { q: 'volume 4711' },
  { q: 'emberwnig' },
  { sort: 'price' },
  { sort: 'codeName', q: 'emberwing' },
];

const product = await startProduct(Number(listings));
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
try {
  const headers = { authorization: `Bearer ${product.token}` };
  const rows: Record<string, object> = {};
  for (const query of QUERIES) {
    const address = `${product.url}/api/accounts?${new URLSearchParams(query)}`;
    const ask = async () => (await fetch(address, { headers })).json() as Promise<{ total: number }>;
    const { text, values } = statementOf(query);
    rows[new URLSearchParams(query).toString() || 'all'] = {
      total: (await ask()).total,
      'HTTP, median ms': await millisecondsOf(ask, REPEATS),
      'bare SQL, median ms': await millisecondsOf(() => client.query(text, values), REPEATS),
    };
    if (options.includes('--plans')) {
      const plan = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off) ${text}`,
        values,
      );
      console.log(`${JSON.stringify(query)}\n${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
    }
  }
  console.log(`${listings} listings, pages of 24`);
  console.table(rows);
} finally {
  await client.end();
  await product.stop();
}
