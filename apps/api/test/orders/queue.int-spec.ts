import type { QueueView, TicketView } from '@manette/contracts/orders';
import type { TestPerson, TestSocket } from '../support/index.js';
import { Scenario, SUPPORT } from './support/scenario.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let scenario: Scenario;
const pass = (ms: number) => scenario.app.clock.advance(ms);
const ask = (by: TestPerson | undefined, { _id }: TicketView) =>
  scenario.app.call.get(`${SUPPORT}/ticket/${_id}/queue`, by?.token);
const queueOf = async (by: TestPerson, ticket: TicketView) =>
  ((await ask(by, ticket).expect(200)).body as { queue: QueueView }).queue;
const showQueue = (isShown: boolean) =>
  scenario.app.call.put('/api/settings', scenario.admin.token).send({ showQueue: isShown }).expect(200);

/** Creates a ticket whose client waits from now on. */
async function waiting(by: TestPerson): Promise<TicketView> {
  const ticket = await scenario.open(by);
  await scenario.said(by, ticket._id, 'Hello?');
  pass(1000);
  return ticket;
}
const answer = ({ _id }: TicketView) => scenario.said(scenario.admin, _id, 'Here I am');
const joined = async (by: TestPerson, { _id }: TicketView): Promise<TestSocket> => {
  const socket = await scenario.app.sockets.connect(by.token);
  expect(await socket.join(_id)).toEqual({ ok: true });
  return socket;
};

beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

describe('the queue', () => {
  it('[LIF-105] has the median time to the first answer in full minutes, if there are five or more in 7 days', async () => {
    const { amina } = scenario;
    const tickets = [];
    for (const minutes of [1, 2, 10, 60]) {
      const ticket = await waiting(amina);
      tickets.push(ticket);
      pass(minutes * MINUTE);
      await answer(ticket);
    }
    const asked = await waiting(amina);
    expect((await queueOf(amina, asked)).typicalMinutes).toBeNull();
    pass(9 * MINUTE);
    await answer(asked);
    // 1:01, 2:01, 9:01, 10:01, 60:01
    expect((await queueOf(amina, asked)).typicalMinutes).toBe(10);
    await scenario.app.call.delete(`${SUPPORT}/ticket/${tickets[0]!._id}`, scenario.admin.token).expect(200);
    expect((await queueOf(amina, asked)).typicalMinutes).toBeNull();
    const other = await waiting(amina);
    await answer(other);
    expect((await queueOf(amina, asked)).typicalMinutes).toBe(10);
    pass(8 * DAY);
    expect((await queueOf(amina, asked)).typicalMinutes).toBeNull();
  });

  it('[LIF-105] counts the open tickets that have waited longer, and has no position for a ticket that does not wait', async () => {
    const { admin, amina, bilal } = scenario;
    const [first, second] = [await waiting(amina), await waiting(bilal)];
    const silent = await waiting(amina);
    await answer(silent);
    expect(await queueOf(amina, first)).toEqual({ position: 1, typicalMinutes: null });
    expect(await queueOf(admin, second)).toEqual({ position: 2, typicalMinutes: null });
    expect(await queueOf(amina, silent)).toEqual({ position: null, typicalMinutes: null });
    await ask(bilal, first).expect(404);
    await ask(scenario.unverified, first).expect(403);
    await scenario.setStatus(amina, first._id, 'cancelled').expect(200);
    expect(await queueOf(bilal, second)).toEqual({ position: 1, typicalMinutes: null });
    await answer(second);
    expect((await queueOf(bilal, second)).position).toBeNull();
  });

  it('[LIF-106] sends changed figures to the joined sockets of the owner, at most every 2 s', async () => {
    const { admin, amina, bilal, app } = scenario;
    const [first, second, third] = [await waiting(amina), await waiting(bilal), await waiting(bilal)];
    const told = await joined(bilal, third);
    const left = await joined(bilal, third);
    await left.leave(third._id);
    const others = [left, await app.sockets.connect(bilal.token), await joined(admin, third)];
    const ahead = await joined(amina, first);
    const begun = performance.now();
    await answer(second);
    const news = await told.next('queue_updated');
    const at = performance.now();
    expect(at - begun).toBeLessThan(5000);
    expect(news).toEqual({ ticketId: third._id, position: 2, typicalMinutes: null });
    await answer(first);
    expect(await told.next('queue_updated', ({ position }) => position === 1)).toMatchObject({
      ticketId: third._id,
    });
    expect(performance.now() - at).toBeGreaterThan(2000);
    expect(await ahead.next('queue_updated')).toMatchObject({ ticketId: first._id, position: null });
    expect(ahead.of('queue_updated')).toHaveLength(1);
    for (const socket of others) expect(socket.of('queue_updated')).toEqual([]);
    await showQueue(false);
    expect(await told.next('queue_updated', ({ position }) => position === null)).toBeDefined();
    for (const by of [bilal, admin])
      expect(await queueOf(by, third)).toEqual({ position: null, typicalMinutes: null });
    await showQueue(true);
    expect((await queueOf(bilal, third)).position).toBe(1);
  }, 60_000);
});
