import { setTimeout as pause } from 'node:timers/promises';
import { bench } from './end.ts';
import { report } from './figures/report.ts';
import { compared, inTurns } from './figures/rounds.ts';
import { percentile, spreadOf } from './figures/spread.ts';
import { cpuOfTrees } from './process-tree.ts';
import { startProduct } from './product.ts';
import { startBareSockets } from './sockets/bare-sockets.ts';
import { Load } from './sockets/load.ts';
import { tokensOf } from './sockets/tokens.ts';

// Public messages that are stored and delivered to every client, next to plain Socket.IO that emits the same: the CPU time per
// delivery, whether all messages arrive once and in order, and the time from the call to the arrival.

const [clients = '1000', seconds = '4'] = process.argv.slice(2);
const CLIENTS = Number(clients);
const A_SECOND = 10;
const MESSAGES = A_SECOND * Number(seconds);
const SECRET = 'the secret of a benchmark, long enough to be one';
const AT_ONCE = 100;
/** Messages before the first round, so that V8 has compiled the frequent code, as in a shop that runs for days. */
const WARMING = 500;
/** Milliseconds; longer than any delivery takes. */
const ARRIVED = 2_000;

interface Round {
  cpu: number;
  missing: number;
  p99: number;
}

/** Sends the messages of a round at regular intervals. */
async function round(load: Load, pids: () => number[], send: (text: string) => unknown): Promise<Round> {
  await load.ask({ do: 'count' });
  const processes = pids();
  const before = cpuOfTrees(processes);
  // Sent one after the other, because messages have the order of their commits.
  for (let number = 0; number < MESSAGES; number += 1)
    await Promise.all([send(`bench ${number} ${Date.now()}`), pause(1000 / A_SECOND)]);
  await pause(ARRIVED);
  const cpu = (cpuOfTrees(processes) - before) / (MESSAGES * CLIENTS);
  const { delays = [], wrong = 0 } = await load.ask({ do: 'count' });
  // The first message of a round does not follow the last number of the previous round, so each client counts it as wrong.
  const firsts = CLIENTS;
  const missing = Math.abs(MESSAGES * CLIENTS - delays.length) + Math.max(0, wrong - firsts);
  return { cpu: cpu * 1000, missing, p99: percentile(delays, 0.99) };
}

await bench(async () => {
  let tokens: string[] = [];
  const product = await startProduct(
    60,
    async (databaseUrl) => void (tokens = await tokensOf(databaseUrl, SECRET, CLIENTS)),
    { JWT_SECRET: SECRET },
  );
  const bare = await startBareSockets();
  const [ours, theirs] = [new Load(), new Load()];
  await ours.ask({ do: 'open', url: `${product.url}?presence=asked`, tokens, atOnce: AT_ONCE });
  await theirs.ask({ do: 'open', url: bare.url, tokens: tokens.map(() => ''), atOnce: AT_ONCE });
  let example: unknown = {};
  const post = async (content: string) => {
    const answer = await fetch(`${product.url}/api/messages/public`, {
      method: 'POST',
      headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    ({ message: example } = (await answer.json()) as { message: unknown });
  };
  const emit = (content: string) => bare.emit('public_message', { ...(example as object), content });
  for (let number = 0; number < WARMING; number += 1) {
    await post(`warm ${number}`);
    emit(`warm ${number}`);
  }
  const rounds = await inTurns({
    ours: () => round(ours, () => [...product.processes(), product.postgresPid], post),
    bare: () => round(theirs, () => [bare.pid], emit),
  });
  const work = `public message to ${CLIENTS} clients, ${A_SECOND}/s`;
  report([
    compared({
      work,
      quantity: 'CPU µs a delivery',
      ours: rounds.ours.map(({ cpu }) => cpu),
      against: { name: 'Socket.IO alone', values: rounds.bare.map(({ cpu }) => cpu) },
      wanted: { atMost: 1.25 },
    }),
    {
      work,
      quantity: 'missing, twice or out of order',
      ours: spreadOf(rounds.ours.map(({ missing }) => missing)),
      wanted: { atMost: 0 },
    },
    {
      work,
      quantity: 'p99 ms from call to client',
      ours: spreadOf(rounds.ours.map(({ p99 }) => p99)),
      wanted: { atMost: 150 },
    },
  ]);
});
