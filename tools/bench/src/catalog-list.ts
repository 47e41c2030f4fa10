import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './child.ts';
import { backendsOf, cpuTime } from './cpu-time.ts';
import { measure, type Measurement } from './measure.ts';
import { startProduct } from './product.ts';

// GET /api/accounts next to a bare Express that answers the same bytes, in turns within one run.

const [listings = '60'] = process.argv.slice(2);
const WARM_UP = 3;
const SECONDS = 8;
const ROUNDS = 2;

interface Run extends Measurement {
  /** Milliseconds of CPU a request: of the process that answers, and of its PostgreSQL connections. */
  own: number;
  database: number;
}
const average = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const product = await startProduct(Number(listings));
const folder = mkdtempSync(join(tmpdir(), 'manette-bench-answer-'));
try {
  const address = `${product.url}/api/accounts`;
  const headers = { authorization: `Bearer ${product.token}` };
  const body = await (await fetch(address, { headers })).text();
  const file = join(folder, 'answer.json');
  writeFileSync(file, body);
  const bare = startNode([join(import.meta.dirname, 'bare-express.ts'), file]);
  const port = await new Promise<number>((resolve) =>
    bare.process.once('message', (message) => resolve((message as { port: number }).port)),
  );
  const contestants = [
    { name: 'GET /api/accounts', url: address, headers, pids: [product.pid], runs: [] as Run[] },
    {
      name: 'bare Express',
      url: `http://127.0.0.1:${port}/`,
      headers: {},
      pids: [bare.process.pid ?? 0],
      runs: [] as Run[],
    },
  ];
  for (const { url, headers: sent } of contestants) await measure(url, sent, WARM_UP);
  const backends = await backendsOf(product.databaseUrl);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { url, headers: sent, pids, runs } of contestants) {
      const [own, database] = [cpuTime(pids), cpuTime(backends)];
      const measured = await measure(url, sent, SECONDS);
      const requests = measured.requestsPerSecond * SECONDS;
      runs.push({
        ...measured,
        own: (cpuTime(pids) - own) / requests,
        database: (cpuTime(backends) - database) / requests,
      });
    }
  await bare.stop();
  console.log(`${listings} listings, answers of ${Buffer.byteLength(body)} bytes, 20 connections`);
  console.table(
    Object.fromEntries(
      contestants.map(({ name, runs }) => [
        name,
        {
          'requests/s': Math.round(average(runs.map((one) => one.requestsPerSecond))),
          'p50 ms': Math.max(...runs.map((one) => one.p50)),
          'p99 ms': Math.max(...runs.map((one) => one.p99)),
          'CPU ms each': average(runs.map((one) => one.own)).toFixed(2),
          'CPU ms each, database': average(runs.map((one) => one.database)).toFixed(2),
          errors: runs.reduce((sum, one) => sum + one.errors, 0),
        },
      ]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
  await product.stop();
}
