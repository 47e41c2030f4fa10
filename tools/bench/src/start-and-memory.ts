import { setTimeout as pause } from 'node:timers/promises';
import { bench } from './end.ts';
import type { Figure } from './figures/figure.ts';
import { inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { mixedCalls } from './mixed-calls.ts';
import { sendLoad } from './load/send-load.ts';
import { ageOf, memoryOf } from './process-tree.ts';
import { startProduct } from './product.ts';

// How long the API takes from the start of its process until the public port answers, and how its memory develops.
// The wanted figures are for `--minutes=30`; the short run of the summary shows only a fast leak.

const minutes = Number(
  process.argv
    .slice(2)
    .find((word) => word.startsWith('--minutes='))
    ?.split('=')[1] ?? 1,
);
const LISTINGS = 10_000;
const REQUESTS = 100_000;
/** Seconds; longer than 100,000 requests take on a busy machine. */
const PATIENCE_S = 600;
/** Milliseconds until garbage of a load has been collected. The API begins the collection ten seconds after the load. */
const REST = 30_000;
const SAMPLES = 12;
const MOST = { seconds: 2, mib: 180, growth: 1.02 };

await bench(async () => {
  const product = await startProduct(LISTINGS);
  const restart = async () => {
    await product.restart();
    return ageOf(product.pid) / 1000;
  };
  const starts = (await inTurns({ restart })).restart;
  const { pid, url, token } = product;
  const calls = {
    url,
    method: 'GET' as const,
    headers: { authorization: `Bearer ${token}` },
    connections: 20,
  };
  const memoryAtRest = async () => {
    await pause(REST);
    return memoryOf(pid);
  };
  const idle = await memoryAtRest();
  await sendLoad({ ...calls, url: `${url}/api/accounts`, seconds: PATIENCE_S, amount: REQUESTS });
  const afterRequests = await memoryAtRest();
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await sendLoad({
      ...calls,
      seconds: Math.max(1, (minutes * 60) / SAMPLES),
      requests: await mixedCalls(url, token),
    });
    samples.push(memoryOf(pid));
  }
  const third = SAMPLES / 3;
  const median = (part: number[]) => spreadOf(part).median;
  const growth = median(samples.slice(-third)) / median(samples.slice(third, 2 * third));
  const once = (work: string, quantity: string, value: number, atMost: number): Figure => ({
    work,
    quantity,
    ours: spreadOf([value]),
    wanted: { atMost },
  });
  report([
    { work: 'start of the API', quantity: 's', ours: spreadOf(starts), wanted: { atMost: MOST.seconds } },
    once('memory of the API, idle', 'MiB', idle, MOST.mib),
    once(`memory after ${REQUESTS.toLocaleString('en')} requests`, 'MiB', afterRequests, MOST.mib),
    once(`memory after ${minutes} min of mixed load`, 'MiB', await memoryAtRest(), MOST.mib),
    {
      ...once('memory, last third of that load', 'times its second third', growth, MOST.growth),
      ...(minutes < 30 ? { note: 'wanted of 30 min' } : {}),
    },
  ]);
});
