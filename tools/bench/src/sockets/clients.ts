import { once } from 'node:events';
import { WebSocket } from 'ws';
import { RawSocket, type Opened } from './raw-socket.ts';

// Runs as a separate process: holds the sockets of many clients, and executes the orders that its parent sends as messages.

/** An order of the parent process. */
export type Order =
  | { do: 'open'; url: string; tokens: string[]; atOnce: number }
  /** Cuts the last `count` connections, as a failing network does. */
  | { do: 'cut'; count: number }
  /** Reopens all cut connections at the same time. */
  | { do: 'reopen' }
  | { do: 'count' }
  | { do: 'watch'; count: number };

export interface Answer {
  opened?: Opened;
  /** Number of events that all clients have received since the last answer. */
  events?: number;
  /** Of numbered events since the last answer: how many did not have their client's next number, and the delays in ms. */
  wrong?: number;
  delays?: number[];
}

const sockets: RawSocket[] = [];
let lost: RawSocket[] = [];
let events = 0;
let wrong = 0;
let delays: number[] = [];
const NUMBERED = /bench (\d+) (\d+)/;

/** Returns a function that counts the events of one client. */
function counter(): (json: string) => void {
  let last: number | undefined;
  return (json) => {
    events += 1;
    const [, number, sentAt] = NUMBERED.exec(json) ?? [];
    if (number === undefined) return;
    if (last !== undefined && Number(number) !== last + 1) wrong += 1;
    last = Number(number);
    delays.push(Date.now() - Number(sentAt));
  };
}

/** Opens the sockets, `atOnce` at the same time. */
async function open(url: string, tokens: string[], atOnce: number): Promise<Opened> {
  const begun = performance.now();
  const waits: number[] = [];
  const left = [...tokens];
  const next = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) {
      const asked = performance.now();
      sockets.push(await RawSocket.open(url, token, counter()));
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tokens.length) }, next));
  waits.sort((one, other) => one - other);
  return { all: performance.now() - begun, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 };
}

async function cut(count: number): Promise<void> {
  lost = sockets.splice(-count);
  await Promise.all(
    lost.map(async ({ connection }) => {
      if (connection.readyState === WebSocket.CLOSED) return;
      connection.terminate();
      await once(connection, 'close');
    }),
  );
}

async function obey(order: Order): Promise<Answer> {
  if (order.do === 'open') return { opened: await open(order.url, order.tokens, order.atOnce) };
  if (order.do === 'reopen') {
    const [{ url } = { url: '' }] = lost;
    const tokens = lost.map(({ token }) => token);
    return { opened: await open(url, tokens, tokens.length) };
  }
  if (order.do === 'cut') await cut(order.count);
  if (order.do === 'watch')
    await Promise.all(sockets.slice(0, order.count).map((socket) => socket.ask('watch_presence')));
  const answer = { events, wrong, delays };
  [events, wrong, delays] = [0, 0, []];
  return answer;
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
