import type { ClientEvents } from '@manette/contracts/realtime';
import { Scenario } from '../orders/support/scenario.js';
import { hostileValue } from './hostile-values.js';
import { Random } from './random.js';

const SEED = Number(process.env.FUZZ_SEED ?? 8);
const EVENTS = Number(process.env.FUZZ_EVENTS ?? 2000);
const AT_ONCE = 20;
const PATIENCE_MS = 30_000;

/** The events that clients may send. A new event is a type error until it is added here. */
const OF_CLIENTS: Record<keyof ClientEvents, true> = {
  join_ticket: true,
  leave_ticket: true,
  typing: true,
  watch_presence: true,
  unwatch_presence: true,
  page_visible: true,
  test_event: true,
};
/** Also an event that only the server sends, and names that do not exist. */
const NAMES = [...Object.keys(OF_CLIENTS), 'public_message', '__proto__', 'x', ''];

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create({ env: { SOCKET_EVENTS_PER_10_S: '1000' } });
});
afterAll(() => scenario.end());

interface Ack {
  ok?: unknown;
  code?: unknown;
}

const isAnswer = ({ ok, code }: Ack) => ok === true || (ok === false && /^[A-Z_]+$/.test(String(code)));

it(`[contract 6] ${EVENTS} hostile events (seed ${SEED}) are each acknowledged, and none with an internal error`, async () => {
  const { amina, bilal, admin, unverified, app } = scenario;
  const ticket = await scenario.open(amina);
  const sockets = await Promise.all(
    [amina, bilal, admin, unverified].flatMap(({ token }) =>
      [{}, { query: { presence: 'asked' } }].map(
        async (options) => (await app.sockets.connect(token, options)).socket,
      ),
    ),
  );
  const faults: object[] = [];
  const emit = async (at: number) => {
    const random = new Random(SEED * 1_000_003 + at);
    const socket = random.pick(sockets);
    const event = random.pick(NAMES);
    const value = () => (random.chance(0.2) ? ticket._id : hostileValue(random));
    const args = Array.from({ length: random.pick([0, 1, 1, 1, 2, 3]) }, value);
    // Above 16 KB the server closes the connection, and no acknowledgement could arrive.
    if (Buffer.byteLength(JSON.stringify(args)) > 15_000) return;
    const answer = (await socket
      .timeout(PATIENCE_MS)
      .emitWithAck(event as 'join_ticket', ...(args as [string]))
      .catch((error: Error) => ({ code: error.message }))) as Ack | null;
    if (!answer || !isAnswer(answer) || answer.code === 'INTERNAL')
      faults.push({ at, event, args: JSON.stringify(args).slice(0, 200), answer });
  };
  for (let at = 0; at < EVENTS && faults.length < 10; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => emit(at + more)));
  expect(faults).toEqual([]);
  expect(sockets.map(({ connected }) => connected)).toEqual(sockets.map(() => true));
  await scenario.said(amina, ticket._id, 'Still here');
});
