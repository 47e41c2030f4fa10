import pg from 'pg';
import { bench } from './end.ts';
import { inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { percentile, spreadOf } from './figures/spread.ts';
import { openManyTickets, rolledUp } from './many-tickets.ts';
import { startProduct } from './product.ts';

// The time for the six calls of the dashboard, made at the same time as its page makes them, until the last response.

const [tickets = '100000', messages = '10'] = process.argv.slice(2);
const REPEATS = 20;
const PARTS = ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'activity'];

await bench(async () => {
  const product = await startProduct(60, (databaseUrl) =>
    openManyTickets(databaseUrl, Number(tickets), Number(messages)),
  );
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await rolledUp(client).finally(() => client.end());
  const headers = { authorization: `Bearer ${product.token}` };
  const ask = async (part: string) => {
    const answer = await fetch(`${product.url}/api/stats/${part}`, { headers });
    if (!answer.ok) throw new Error(`${part}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const millisecondsOfPages = async () => {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const begun = performance.now();
      await Promise.all(PARTS.map(ask));
      times.push(performance.now() - begun);
    }
    return times;
  };
  await millisecondsOfPages();
  const { pages } = await inTurns({ pages: millisecondsOfPages });
  report([
    {
      work: `dashboard, six calls at once (${tickets} tickets of ${messages} messages)`,
      quantity: 'p95 ms',
      ours: spreadOf(pages.map((times) => percentile(times, 0.95))),
      wanted: { atMost: 60 },
    },
  ]);
});
