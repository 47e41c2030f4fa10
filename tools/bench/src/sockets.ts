import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { bench } from './end.ts';
import { report } from './figures/report.ts';
import { ratioOf, spreadOf } from './figures/spread.ts';
import type { Figure } from './figures/figure.ts';
import { cpuOfTrees } from './process-tree.ts';
import { startProduct, type Product } from './product.ts';
import { startBareSockets } from './sockets/bare-sockets.ts';
import { Heap } from './sockets/heap.ts';
import { Load } from './sockets/load.ts';
import { tokensOf } from './sockets/tokens.ts';

// Signed-in sockets in one process, each of another client, next to as many sockets of plain Socket.IO: the heap per socket,
// how long half of them take to reconnect at the same time, and the cost of a client who comes online, by the number of pages
// that show it.

const [count = '10000'] = process.argv.slice(2);
const SOCKETS = Number(count);
const AT_ONCE = 250;
const FIRST = Math.min(200, SOCKETS / 10);
const SECRET = 'the secret of a benchmark, long enough to be one';
const COMING = 20;
/** Milliseconds; longer than the grace of presence (5 s), and than cleaning up after a connection takes. */
const SETTLED = 8_000;
const AS_PAGES = '?presence=asked';
const BARE = 'Socket.IO alone';

interface Server {
  url: string;
  /** Returns the heap in use, in bytes. */
  heap(): Promise<number>;
  pids(): number[];
}

interface Held {
  heapEach: number;
  reconnecting: number;
  /** CPU milliseconds for each socket that reconnects. */
  cpuEach: number;
}

/** Opens all sockets, cuts half of them, and reconnects these at the same time. */
async function hold(server: Server, load: Load, tokens: string[]): Promise<Held> {
  const { url, heap, pids } = server;
  const open = (some: string[]) => load.ask({ do: 'open', url, tokens: some, atOnce: AT_ONCE });
  // The first sockets also load code and fill caches, so they are not measured.
  await open(tokens.slice(0, FIRST));
  await pause(SETTLED);
  const before = await heap();
  await open(tokens.slice(FIRST));
  await pause(SETTLED);
  const heapEach = ((await heap()) - before) / (tokens.length - FIRST);
  const half = Math.floor(tokens.length / 2);
  await load.ask({ do: 'cut', count: half });
  const processes = pids();
  const used = cpuOfTrees(processes);
  const { opened } = await load.ask({ do: 'reopen' });
  const cpuEach = (cpuOfTrees(processes) - used) / half;
  return { heapEach, reconnecting: opened?.all ?? NaN, cpuEach };
}

async function holdBare(tokens: string[]): Promise<Held> {
  const heap = await Heap.create();
  const bare = await startBareSockets(heap.environment);
  const load = new Load();
  const held = await hold(
    { url: bare.url, heap: () => heap.bytesOf(bare.pid), pids: () => [bare.pid] },
    load,
    tokens,
  );
  await load.stop();
  await bare.stop();
  return held;
}

async function transactionsOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const text = 'select xact_commit as n from pg_stat_database where datname = current_database()';
    return Number((await client.query<{ n: string }>(text)).rows[0]?.n);
  } finally {
    await client.end();
  }
}

/** Measures clients that come online one after the other, while `watching` of the pages show presence. */
async function coming(product: Product, load: Load, watching: number, tokens: string[]): Promise<Figure> {
  await load.ask({ do: 'watch', count: watching });
  const arrivals = new Load();
  await load.ask({ do: 'count' });
  const pids = [...product.processes(), product.postgresPid];
  const before = cpuOfTrees(pids);
  await arrivals.ask({ do: 'open', url: product.url + AS_PAGES, tokens, atOnce: 1 });
  await pause(1_000);
  const cpu = (cpuOfTrees(pids) - before) / tokens.length;
  const { events = 0 } = await load.ask({ do: 'count' });
  await arrivals.stop();
  // Waits until the server has reported that these clients are offline.
  await pause(SETTLED);
  return {
    work: `a client comes online, ${watching} of ${SOCKETS} pages show it`,
    quantity: 'CPU ms',
    ours: spreadOf([cpu]),
    note: `${Math.round(events / tokens.length)} pages were told`,
  };
}

await bench(async () => {
  const heap = await Heap.create();
  let tokens: string[] = [];
  let newcomers: string[] = [];
  const prepare = async (databaseUrl: string) => {
    const all = await tokensOf(databaseUrl, SECRET, SOCKETS + 3 * COMING);
    [tokens, newcomers] = [all.slice(0, SOCKETS), all.slice(SOCKETS)];
  };
  const product = await startProduct(60, prepare, { JWT_SECRET: SECRET, ...heap.environment });
  const load = new Load();
  const begun = await transactionsOf(product.databaseUrl);
  const { pid } = product;
  const ours = await hold(
    {
      url: product.url + AS_PAGES,
      heap: () => heap.bytesOf(pid),
      pids: () => [...product.processes(), product.postgresPid],
    },
    load,
    tokens,
  );
  const transactions = (await transactionsOf(product.databaseUrl)) - begun;
  const bare = await holdBare(tokens.map(() => ''));
  const kib = (bytes: number) => [bytes / 1024];
  const against = (values: number[]) => ({ name: BARE, spread: spreadOf(values) });
  const figures: Figure[] = [
    {
      work: `${SOCKETS} signed-in sockets, over ${BARE}`,
      quantity: 'KiB of heap each',
      ours: spreadOf(kib(ours.heapEach - bare.heapEach)),
      wanted: { atMost: 20 },
      note: `${(ours.heapEach / 1024).toFixed(1)} against ${(bare.heapEach / 1024).toFixed(1)}`,
    },
    {
      work: `${SOCKETS / 2} sockets reconnect at once`,
      quantity: 'ms',
      ours: spreadOf([ours.reconnecting]),
      wanted: { atMost: 5_000 },
      note: `${BARE}: ${Math.round(bare.reconnecting)}`,
    },
    {
      work: `${SOCKETS / 2} sockets reconnect at once`,
      quantity: 'CPU ms each',
      ours: spreadOf([ours.cpuEach]),
      against: against([bare.cpuEach]),
      ratio: ratioOf([ours.cpuEach], [bare.cpuEach]),
    },
    {
      work: `${SOCKETS * 1.5} sockets open, ${SOCKETS / 2} close`,
      quantity: 'transactions a socket',
      ours: spreadOf([transactions / (SOCKETS * 1.5)]),
    },
  ];
  const cpuBy: Record<string, number> = {};
  for (const watching of [0, SOCKETS / 100, SOCKETS]) {
    const figure = await coming(product, load, watching, newcomers.splice(0, COMING));
    cpuBy[watching] = figure.ours.median;
    const nobody = cpuBy[0] ?? NaN;
    figures.push(
      watching === 0
        ? figure
        : {
            ...figure,
            against: { ...against([nobody]), name: 'no page shows it' },
            ratio: ratioOf([figure.ours.median], [nobody]),
          },
    );
  }
  report(figures);
});
