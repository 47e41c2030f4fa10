import pg from 'pg';
import { forgetRollUps, openManyTickets, rolledUp } from './many-tickets.ts';
import { millisecondsOf } from './milliseconds-of.ts';
import { startProduct } from './product.ts';

// The six calls of the dashboard over HTTP, one after another, before and after closed tickets are rolled up.

const [tickets = '1000000'] = process.argv.slice(2);
const REPEATS = 10;
const PARTS = ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'activity'];

const product = await startProduct(60, (databaseUrl) => openManyTickets(databaseUrl, Number(tickets)));
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
try {
  const headers = { authorization: `Bearer ${product.token}` };
  const rows: Record<string, Record<string, number>> = {};
  const measureAll = async (column: string) => {
    for (const part of PARTS) {
      const ask = async () => (await fetch(`${product.url}/api/stats/${part}`, { headers })).json();
      rows[part] = { ...rows[part], [column]: await millisecondsOf(ask, REPEATS) };
    }
  };
  await rolledUp(client);
  await measureAll('rolled up, median ms');
  // The next roll-up runs five minutes later.
  await forgetRollUps(client);
  await measureAll('not rolled up, median ms');
  console.log(`${tickets} tickets, two messages each`);
  console.table(rows);
} finally {
  await client.end();
  await product.stop();
}
