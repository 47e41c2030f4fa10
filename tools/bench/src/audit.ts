import { join } from 'node:path';
import pg from 'pg';
import { auditStatement, type AuditQuery } from './audit-statements.ts';
import { runNode } from './child.ts';
import { bench } from './end.ts';
import type { Figure } from './figures/figure.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { asked, fillAuditLog } from './fill-audit-log.ts';
import { startProduct } from './product.ts';

// A long audit log: `npm run admin -- audit verify`, and each form of its list through the public port, the first page and one
// in the middle. With --plans it also prints the plans of the statements.

const [typed = '100000', ...options] = process.argv.slice(2);
const entries = Number(typed);
const REPEATS = 10;
const ROUNDS = 3;
const LIMIT_S = 10;
const LIMITED = 100_000;
const ADMIN_COMMAND = join(import.meta.dirname, '../../local/src/admin.ts');

const QUERIES: AuditQuery[] = [
  {},
  { action: 'sign-in' },
  { action: 'account.changed' },
  { action: 'ticket.' },
  { outcome: 'refused' },
  { outcome: 'throttled', action: 'sign-in' },
  { actor: asked.client },
  { actor: asked.administrator },
  { target: asked.ticket },
  { from: asked.from },
  { to: asked.to },
  { from: asked.from, to: asked.to },
  { from: asked.from, to: asked.to, action: 'ticket.' },
  { actor: asked.client, action: 'sign-in', outcome: 'ok', from: asked.from },
];

/** Returns a name for a query, without the values that differ at each run. */
const nameOf = (query: AuditQuery) => Object.entries(query).map(([name, value]) => name + (/^[a-z.-]+$/.test(value as string) ? `=${value}` : '')).join(' ') || 'all'; // oxfmt-ignore

async function timesOf(work: () => Promise<unknown>, repeats: number): Promise<number[]> {
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times;
}

await bench(async () => {
  const product = await startProduct(60);
  await fillAuditLog(product.databaseUrl, entries);
  const environment = { ...process.env, DATABASE_URL: product.databaseUrl };
  const verify = () => runNode([ADMIN_COMMAND, 'audit', 'verify'], environment, 'inherit');
  const seconds = (await timesOf(verify, ROUNDS)).map((time) => time / 1000);
  const wanted = entries <= LIMITED ? ({ atMost: LIMIT_S } as const) : undefined;
  const figures: Figure[] = [
    { work: `audit verify, ${entries} entries`, quantity: 's', ours: spreadOf(seconds), wanted },
  ];
  const headers = { authorization: `Bearer ${product.token}` };
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const explain = async (work: string, query: AuditQuery, before?: number) => {
    const { text, values } = auditStatement(query, before);
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${text}`, values);
    console.log(`${work}\n${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
  };
  const measure = async (query: AuditQuery, place: string, before?: number) => {
    const cursor = before && Buffer.from(JSON.stringify([before])).toString('base64url');
    const params = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) } as Record<string, string>);
    const ask = async () => {
      const answer = await fetch(`${product.url}/api/audit?${params}`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { total: number };
    };
    const { total } = await ask();
    const work = `GET /api/audit, ${nameOf(query)}, ${place} (${total})`;
    figures.push({ work, quantity: 'ms', ours: spreadOf(await timesOf(ask, REPEATS)) });
    if (options.includes('--plans')) await explain(work, query, before);
  };
  try {
    for (const query of QUERIES) {
      await measure(query, 'first page');
      await measure(query, 'from the middle', Math.ceil(entries / 2));
    }
  } finally {
    await client.end();
  }
  report(figures);
});
