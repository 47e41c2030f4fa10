import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { signUpClients } from './clients.ts';
import { cpuTime } from './cpu-time.ts';
import { preparePgbench, tpcbLike } from './pgbench.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { startProduct } from './product.ts';

// POST /api/messages/support/ticket with an Idempotency-Key, next to pgbench's tpcb-like on the same server, in turns.

const [rounds = '5', seconds = '5'] = process.argv.slice(2);
const CLIENTS = 20;
const LISTINGS = 10_000;
const WANTED = { ratio: 0.22, perSecond: 1000, cpu: 2 };

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const sorted = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
const spread = (numbers: number[], digits: number) =>
  [0, 0.5, 1]
    .map((part) => sorted(numbers)[Math.floor((numbers.length - 1) * part)]?.toFixed(digits))
    .join(' / ');

function order(url: string, token: string, accountId: string): Promise<number> {
  const body = JSON.stringify({ subject: 'Order Request', accountId, description: 'For two months, please' });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/messages/support/ticket`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.once('error', reject).end(body);
  });
}

const product = await startProduct(LISTINGS);
try {
  const tokens = await signUpClients(product.url, product.databaseUrl, CLIENTS);
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string }>('select id from catalog.account where available > 0');
  await database.end();
  await preparePgbench(product.databaseUrl);
  const next = tokens.map(() => 0);

  /** Every client orders one listing after the other; returns how many orders were stored. */
  const orderFor = async (milliseconds: number): Promise<number> => {
    const end = performance.now() + milliseconds;
    let stored = 0;
    const client = async (token: string, place: number) => {
      while (performance.now() < end) {
        const accountId = rows[(next[place] ?? 0) % rows.length]?.id ?? '';
        next[place] = (next[place] ?? 0) + 1;
        const status = await order(product.url, token, accountId);
        if (status !== 201) throw new Error(`an order was answered with ${status}`);
        stored += 1;
      }
    };
    await Promise.all(tokens.map(client));
    return stored;
  };

  const databaseCpu = await postgresCpu(product.databaseUrl);
  await orderFor(3000);
  const runs: { perSecond: number; own: number; database: number; tps: number }[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const [own, others, at] = [cpuTime([product.pid]), databaseCpu(), performance.now()];
    const stored = await orderFor(Number(seconds) * 1000);
    const passed = (performance.now() - at) / 1000;
    const used = { own: cpuTime([product.pid]) - own, database: databaseCpu() - others };
    const tps = await tpcbLike(product.databaseUrl, CLIENTS, Number(seconds));
    runs.push({ perSecond: stored / passed, own: used.own / stored, database: used.database / stored, tps });
  }
  console.log(
    `orders with an Idempotency-Key, ${CLIENTS} clients, ${rounds} rounds of ${seconds} s: min / median / max`,
  );
  console.table([
    {
      figure: 'orders/s',
      wanted: `>= ${WANTED.perSecond}`,
      measured: spread(
        runs.map((one) => one.perSecond),
        0,
      ),
    },
    {
      figure: 'of the tps of tpcb-like',
      wanted: `>= ${WANTED.ratio}`,
      measured: spread(
        runs.map((one) => one.perSecond / one.tps),
        2,
      ),
    },
    {
      figure: 'CPU ms an order, all processes',
      wanted: `<= ${WANTED.cpu}`,
      measured: spread(
        runs.map((one) => one.own + one.database),
        2,
      ),
    },
    {
      figure: 'of them the API',
      wanted: '',
      measured: spread(
        runs.map((one) => one.own),
        2,
      ),
    },
    {
      figure: 'of them PostgreSQL',
      wanted: '',
      measured: spread(
        runs.map((one) => one.database),
        2,
      ),
    },
    {
      figure: 'tpcb-like, tps',
      wanted: '',
      measured: spread(
        runs.map((one) => one.tps),
        0,
      ),
    },
  ]);
} finally {
  agent.destroy();
  await product.stop();
}
