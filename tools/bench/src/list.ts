import pg from 'pg';
import { rawAnswer } from './answers.ts';
import { startExpress } from './bare.ts';
import { randomCursors, timesOfShelf, type Times } from './cursors.ts';
import { bench } from './end.ts';
import { compared, inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import type { LoadJob } from './load/job.ts';
import { sendLoad } from './load/send-load.ts';
import { runScript } from './pgbench-runs.ts';
import { startProduct } from './product.ts';
import { pageScript } from './statements.ts';
import { underLoad, underPgbench } from './under-load.ts';

// The list of accounts and one account through the public port, next to a bare Express that sends the same compressed bytes
// and next to PostgreSQL by itself.

const [listings = '10000', seconds = '2'] = process.argv.slice(2);
const CONNECTIONS = 20;
const SECONDS = Number(seconds);
/** More pages than a round requests, so that no page is requested twice. */
const PAGES = 30_000;

const get = (url: string, headers: Record<string, string>): LoadJob => ({
  url,
  method: 'GET',
  headers,
  connections: CONNECTIONS,
  seconds: SECONDS,
});

async function readTimes(databaseUrl: string): Promise<Times> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return timesOfShelf(client).finally(() => client.end());
}

await bench(async () => {
  const product = await startProduct(Number(listings));
  const { databaseUrl, postgresPid } = product;
  const headers = { authorization: `Bearer ${product.token}`, 'accept-encoding': 'br' };
  const list = `${product.url}/api/accounts`;
  const answer = await rawAnswer(list, headers);
  const [{ _id: id } = { _id: '' }] = (
    (await (await fetch(list, { headers })).json()) as { accounts: { _id: string }[] }
  ).accounts;
  const one = await rawAnswer(`${list}/${id}`, headers);
  const express = await startExpress([answer.bytes, one.bytes]);
  const unchanged = { ...headers, 'if-none-match': String(answer.headers.etag) };
  const times = await readTimes(databaseUrl);
  const pages = () =>
    randomCursors(times, PAGES).map((cursor) => ({ path: `/api/accounts?cursor=${cursor}` }));
  const ours = () => [...product.processes(), postgresPid];
  const warmUp = [
    get(list, headers),
    get(`${list}/${id}`, headers),
    { ...get(list, headers), requests: pages() },
  ];
  for (const job of warmUp) await sendLoad(job);
  const script = pageScript(times);

  const rounds = await inTurns({
    list: () => underLoad(get(list, headers), ours()),
    expressList: () => underLoad(get(express.address(0), {}), [express.pid]),
    uncached: () => underLoad({ ...get(list, headers), requests: pages() }, ours()),
    statement: () =>
      underPgbench(
        () => runScript(script, { databaseUrl, clients: CONNECTIONS, seconds: SECONDS }),
        [postgresPid],
      ),
    unchanged: () => underLoad(get(list, unchanged), ours(), 304),
    one: () => underLoad(get(`${list}/${id}`, headers), ours()),
    expressOne: () => underLoad(get(express.address(1), {}), [express.pid]),
  });
  const cpuOf = (name: keyof typeof rounds) => rounds[name].map(({ cpu }) => cpu);
  const perSecondOf = (name: keyof typeof rounds) => rounds[name].map(({ perSecond }) => perSecond);
  const bare = (name: 'expressList' | 'expressOne') => ({ name: 'bare Express', values: cpuOf(name) });
  const bytes = `${listings} listings, ${answer.bytes.length} bytes`;
  report([
    compared({
      work: `list of 24 (${bytes})`,
      quantity: 'CPU ms',
      ours: cpuOf('list'),
      against: bare('expressList'),
      wanted: { atMost: 0.8 },
    }),
    compared({
      work: 'list of 24',
      quantity: 'requests/s',
      ours: perSecondOf('list'),
      against: { name: 'bare Express', values: perSecondOf('expressList') },
      wanted: { atLeast: 1 },
    }),
    compared({
      work: 'list of 24, no page twice',
      quantity: 'CPU ms',
      ours: cpuOf('uncached'),
      against: { name: 'pgbench, one statement', values: cpuOf('statement') },
      wanted: { atMost: 3 },
    }),
    compared({
      work: '304 on the list',
      quantity: 'CPU ms',
      ours: cpuOf('unchanged'),
      against: bare('expressList'),
      wanted: { atMost: 0.6 },
    }),
    compared({
      work: 'one account by id',
      quantity: 'CPU ms',
      ours: cpuOf('one'),
      against: bare('expressOne'),
      wanted: { atMost: 1 },
    }),
  ]);
});
