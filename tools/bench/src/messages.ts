import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startNode } from './child.ts';
import { bench, onEnd } from './end.ts';
import { report } from './figures/report.ts';
import { compared, inTurns } from './figures/rounds.ts';
import { spreadOf } from './figures/spread.ts';
import { Listeners } from './listeners.ts';
import { signInClients } from './many-clients.ts';
import { cpuOfTrees } from './process-tree.ts';
import { startProduct } from './product.ts';

// Messages of the public chat, stored and delivered to many sockets, next to a bare Socket.IO that sends the same to as many.

const [seconds = '5', sockets = '1000'] = process.argv.slice(2);
const CLIENTS = 50;
const A_SECOND = 10;
const PATIENCE = 30_000;

interface Round {
  /** Milliseconds of CPU for each message that a socket received. */
  cpu: number;
  p99: number;
  /** Messages that were lost, doubled or out of order. */
  faults: number;
}

/** Says ten messages a second and waits until every socket has heard them. */
async function converse(
  listeners: Listeners,
  pids: readonly number[],
  say: (content: string, number: number) => Promise<void> | void,
): Promise<Round> {
  const messages = A_SECOND * Number(seconds);
  const deliveries = messages * Number(sockets);
  listeners.take();
  const before = cpuOfTrees(pids);
  for (let number = 0; number < messages; number += 1)
    await Promise.all([say(listeners.next(), number), pause(1000 / A_SECOND)]);
  for (let waited = 0; listeners.count < deliveries && waited < PATIENCE; waited += 50) await pause(50);
  const used = cpuOfTrees(pids) - before;
  const { waits, faults } = listeners.take();
  const p99 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? Infinity;
  return { cpu: used / deliveries, p99, faults: faults + Math.abs(deliveries - waits.length) };
}

await bench(async () => {
  const { url, databaseUrl, postgresPid, processes } = await startProduct(60);
  const tokens = await signInClients(url, databaseUrl, CLIENTS);
  const places = Array.from({ length: Number(sockets) }, (_, number) => tokens[number % CLIENTS] ?? '');

  const bare = startNode([join(import.meta.dirname, 'bare-socket.ts')]);
  onEnd(() => bare.stop());
  const port = await new Promise<number>((resolve) =>
    bare.process.once('message', (message) => resolve((message as { port: number }).port)),
  );
  const [ours, theirs] = [new Listeners(), new Listeners()];
  onEnd(() => [ours, theirs].forEach((listeners) => listeners.close()));
  await ours.connect(url, places);
  await theirs.connect(`http://127.0.0.1:${port}`, places);

  let stored: object = {};
  const post = async (content: string, number: number) => {
    const answer = await fetch(`${url}/api/messages/public`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[number % CLIENTS]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
    });
    if (answer.status !== 201) throw new Error(`a message was answered with ${answer.status}`);
    stored = ((await answer.json()) as { message: object }).message;
  };
  const rounds = await inTurns({
    ours: () => converse(ours, [...processes(), postgresPid], post),
    bare: () =>
      converse(theirs, [bare.process.pid ?? 0], (content) => void bare.process.send({ ...stored, content })),
  });
  const work = `public message to ${sockets} sockets, ${A_SECOND}/s`;
  report([
    compared({
      work,
      quantity: 'CPU ms a delivery',
      ours: rounds.ours.map(({ cpu }) => cpu),
      against: { name: 'bare Socket.IO', values: rounds.bare.map(({ cpu }) => cpu) },
      wanted: { atMost: 1.25 },
    }),
    {
      work,
      quantity: 'p99 ms from the call to the socket',
      ours: spreadOf(rounds.ours.map(({ p99 }) => p99)),
      wanted: { atMost: 150 },
    },
    {
      work,
      quantity: 'lost, doubled or out of order',
      ours: spreadOf(rounds.ours.map(({ faults }) => faults)),
      wanted: { atMost: 0 },
    },
  ]);
});
