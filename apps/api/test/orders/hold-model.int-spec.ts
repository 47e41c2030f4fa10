import type { TicketView } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { eventually } from '@manette/platform/testing';
import fc from 'fast-check';
import { timeBoxed, type TestPerson } from '../support/index.js';
import { Vault } from '../fulfilment/support/vault.js';
import { RentalScenario } from '../rentals/support/rental-scenario.js';
import { SUPPORT, type Scenario } from './support/scenario.js';

let rental: RentalScenario;
let scenario: Scenario;
let clients: TestPerson[];
beforeAll(async () => {
  // A hold of 15 minutes lasts 45 ms here, so many holds expire while other calls run.
  rental = await RentalScenario.create({ env: { TEST_PERIOD_FACTOR: '0.00005' } });
  ({ scenario } = rental);
  clients = [scenario.amina, scenario.bilal];
  for (const name of ['dina', 'emir']) clients.push(await scenario.app.people.verifiedClient(name));
});
afterAll(() => scenario.end());

const WHAT = [
  'complete',
  'complete',
  'cancel',
  'delete',
  'hold',
  'hold',
  'hold',
  'hold long',
  'release',
] as const;
type Deed = { who: number; what: (typeof WHAT)[number] };
interface Done extends Deed {
  status: number;
  code?: string;
}

const deed: fc.Arbitrary<Deed> = fc.record({ who: fc.nat({ max: 3 }), what: fc.constantFrom(...WHAT) });
/** The actions of one wave run concurrently, the waves one after the other. */
const waves = fc.array(fc.array(deed, { minLength: 2, maxLength: 7 }), { minLength: 1, maxLength: 4 });

const holdPath = (id: string) => `${SUPPORT}/ticket/${id}/hold`;
const hold = (id: string, minutes: number, slotKind?: SlotKind) =>
  scenario.app.call.put(holdPath(id), scenario.admin.token).send({ minutes, slotKind });
const complete = (id: string, slotKind?: SlotKind) =>
  scenario.app.call
    .put(`${SUPPORT}/ticket/${id}/status`, scenario.admin.token)
    .send({ status: 'completed', slotKind });

async function does({ who, what }: Deed, tickets: TicketView[], slotKind?: SlotKind): Promise<Done> {
  const id = tickets[who]?._id ?? '';
  const call = {
    complete: () => complete(id, slotKind),
    cancel: () => scenario.setStatus(clients[who] ?? scenario.amina, id, 'cancelled'),
    delete: () => scenario.app.call.delete(`${SUPPORT}/ticket/${id}`, scenario.admin.token),
    hold: () => hold(id, 15, slotKind),
    'hold long': () => hold(id, 60, slotKind),
    release: () => scenario.app.call.delete(holdPath(id), scenario.admin.token),
  }[what];
  const { status, body } = await call();
  return { who, what, status, code: (body as { code?: string }).code };
}

const REFUSALS = ['TICKET_CLOSED', 'OUT_OF_STOCK', 'NOT_FOUND'];

/** Checks that every refusal has an expected code. Returns how many units were taken. */
function judged(done: Done[]): number {
  for (const { status, code } of done.filter((one) => one.status >= 300))
    expect([status, REFUSALS.includes(code ?? '')]).toEqual([code === 'NOT_FOUND' ? 404 : 409, true]);
  return done.filter(({ what, status }) => what === 'complete' && status === 200).length;
}
const cancelAll = (tickets: TicketView[]) =>
  Promise.all(tickets.map(({ _id }) => scenario.setStatus(scenario.admin, _id, 'cancelled')));

/** The number of random runs of each model; fewer on a slow machine. */
const RUNS = { numRuns: 12 };
const LIMIT_MS = 4_500;

describe('units with concurrent holds, completions, cancellations and deletions', () => {
  it('[LIF-110] no unit is counted twice or lost: free, held and taken units add up', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      waves,
      timeBoxed(LIMIT_MS, async (available, told) => {
        const account = await scenario.listings.account({ available });
        const tickets = await Promise.all(clients.map((client) => scenario.order(client, account)));
        const done: Done[] = [];
        for (const wave of told) done.push(...(await Promise.all(wave.map((one) => does(one, tickets)))));
        const taken = judged(done);
        expect(taken).toBeLessThanOrEqual(available);
        await cancelAll(tickets);
        expect(await scenario.stock(account._id)).toBe(available - taken);
      }),
    );
    await fc.assert(property, RUNS);
  }, 60_000);

  it('[LIF-110] the same holds for slots, and the stock is the number of free slots', async () => {
    const kinds = ['principal_ps4', 'principal_ps5'] as const;
    const terms = { console: 'PS4/PS5', service: 'Principal_Online/Offline' } as const;
    const property = fc.asyncProperty(
      waves,
      timeBoxed(LIMIT_MS, async (told) => {
        const account = await rental.rentable(terms, { principal_ps4: 1, principal_ps5: 2 });
        const tickets = await Promise.all(clients.map((client) => scenario.order(client, account)));
        const done: Done[] = [];
        for (const wave of told)
          done.push(...(await Promise.all(wave.map((one) => does(one, tickets, kinds[one.who % 2])))));
        const taken = judged(done);
        await cancelAll(tickets);
        const states = (await rental.ledger(account._id)).slots.map(({ state }) => state);
        const counted = (which: string) => states.filter((state) => state === which).length;
        expect([counted('rented'), counted('held'), counted('free')]).toEqual([taken, 0, 3 - taken]);
        expect(await scenario.stock(account._id)).toBe(3 - taken);
        const started = (await rental.list({ accountId: account._id })).total;
        expect(started).toBe(taken);
      }),
    );
    await fc.assert(property, RUNS);
  }, 60_000);

  it('[LIF-110, LIF-054, LIF-076] the same holds for items of the vault with their slots', async () => {
    const vault = new Vault(scenario);
    const property = fc.asyncProperty(
      waves,
      timeBoxed(LIMIT_MS, async (told) => {
        const account = await rental.rentable({ available: 0 });
        await vault.switch('accounts', account._id, true).expect(200);
        for (const n of [1, 2])
          await vault.added('accounts', account._id, {
            address: `psn${n}@example.test`,
            password: 'Passw0rd!',
          });
        const tickets = await Promise.all(clients.map((client) => scenario.order(client, account)));
        const done: Done[] = [];
        for (const wave of told) done.push(...(await Promise.all(wave.map((one) => does(one, tickets)))));
        const taken = judged(done);
        await cancelAll(tickets);
        const states = (await rental.ledger(account._id)).slots.map(({ state }) => state);
        expect(states.filter((state) => state === 'rented')).toHaveLength(taken);
        expect(states.filter((state) => state === 'free')).toHaveLength(2 - taken);
        const counts = { free: 2 - taken, held: 0, delivered: taken, faulty: 0 };
        expect(await vault.of('accounts', account._id)).toEqual({ enabled: true, ...counts });
        expect(await scenario.stock(account._id)).toBe(2 - taken);
      }),
    );
    await fc.assert(property, RUNS);
  }, 60_000);

  it('[LIF-110] an expired hold returns its unit within 10 s without a call', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const { _id } = await scenario.order(scenario.amina, account);
    await hold(_id, 60).expect(201);
    await eventually(async () => (await scenario.stock(account._id)) === 1);
    expect((await scenario.ticket(scenario.amina, _id)).hold).toBeNull();
    const { messages } = await scenario.conversation(scenario.amina, _id);
    expect(messages.filter(({ content }) => content === 'The hold has ended.')).toHaveLength(1);
    await scenario.setStatus(scenario.admin, _id, 'cancelled').expect(200);
  });

  it('[LIF-110] an expired hold does not block other tickets', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const [first, second] = [
      await scenario.order(scenario.amina, account),
      await scenario.order(scenario.bilal, account),
    ];
    await hold(first._id, 15).expect(201);
    await eventually(async () => (await hold(second._id, 60)).status === 201);
    await scenario.setStatus(scenario.admin, second._id, 'completed').expect(200);
    expect(await scenario.stock(account._id)).toBe(0);
  });
});
