import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { bench } from './end.ts';
import { compared, inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import type { LoadRequest } from './load/job.ts';
import { signInClients } from './many-clients.ts';
import { fillTpcb, runTpcb } from './pgbench-runs.ts';
import { startProduct } from './product.ts';
import { underLoad, underPgbench } from './under-load.ts';

// 'Request Account' through the public port, where each call opens a new ticket with a new Idempotency-Key, next to pgbench's
// default transactions on the same server.

const [seconds = '5'] = process.argv.slice(2);
const LISTINGS = 10_000;
const CLIENTS = 40;
const CONNECTIONS = 32;
const SCALE = 32;
/** More requests than are sent in a second. */
const A_SECOND = 4000;

async function accountsInStock(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const wanted = 'select id from catalog.account where available > 0 and deleted_at is null';
  return client
    .query<{ id: string }>(wanted)
    .then(({ rows }) => rows.map(({ id }) => id))
    .finally(() => client.end());
}

/** Generates requests. No two combine the same client and account, so that each opens a ticket. */
function* newRequests(tokens: readonly string[], accounts: readonly string[]): Generator<LoadRequest, never> {
  for (;;)
    for (const accountId of accounts)
      for (const token of tokens)
        yield {
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ subject: 'Order Request: Bench', accountId }),
        };
}

await bench(async () => {
  const { url, databaseUrl, postgresPid, processes } = await startProduct(LISTINGS);
  const tokens = await signInClients(url, databaseUrl, CLIENTS);
  const requests = newRequests(tokens, await accountsInStock(databaseUrl));
  await fillTpcb(databaseUrl, SCALE);
  const job = () => ({
    url: `${url}/api/messages/support/ticket`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    connections: CONNECTIONS,
    seconds: Number(seconds),
    requests: Array.from({ length: A_SECOND * Number(seconds) }, () => requests.next().value),
  });
  const rounds = await inTurns({
    orders: () => underLoad(job(), [...processes(), postgresPid], 201),
    tpcb: () =>
      underPgbench(
        () => runTpcb({ databaseUrl, clients: CONNECTIONS, seconds: Number(seconds) }),
        [postgresPid],
      ),
  });
  const work = 'order request';
  const perSecond = rounds.orders.map((round) => round.perSecond);
  report([
    compared({
      work,
      quantity: 'requests/s',
      ours: perSecond,
      against: { name: "pgbench's tpcb-like", values: rounds.tpcb.map((round) => round.perSecond) },
      wanted: { atLeast: 0.22 },
    }),
    { work, quantity: 'requests/s', ours: spreadOf(perSecond), wanted: { atLeast: 1000 } },
    {
      work,
      quantity: 'CPU ms',
      ours: spreadOf(rounds.orders.map((round) => round.cpu)),
      wanted: { atMost: 2 },
    },
  ]);
});
