import type { TicketView } from '@manette/contracts/orders';
import { eventually } from '@manette/platform/testing';
import fc from 'fast-check';
import type { TestPerson } from '../support/index.js';
import { Story, SUPPORT } from './support/story.js';

let story: Story;
let clients: TestPerson[];
beforeAll(async () => {
  // A hold of 15 minutes lasts 45 ms here: many end by themselves in the middle of what others do.
  story = await Story.begin({ env: { TEST_PERIOD_FACTOR: '0.00005' } });
  clients = [story.amina, story.bilal];
  for (const name of ['dina', 'emir']) clients.push(await story.app.people.verifiedClient(name));
});
afterAll(() => story.end());

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
/** Deeds of one wave happen at the same time, the waves one after the other. */
const waves = fc.array(fc.array(deed, { minLength: 2, maxLength: 7 }), { minLength: 1, maxLength: 4 });

const holdPath = (id: string) => `${SUPPORT}/ticket/${id}/hold`;
const hold = (id: string, minutes: number) =>
  story.app.call.put(holdPath(id), story.admin.token).send({ minutes });

async function does({ who, what }: Deed, tickets: TicketView[]): Promise<Done> {
  const id = tickets[who]?._id ?? '';
  const call = {
    complete: () => story.setStatus(story.admin, id, 'completed'),
    cancel: () => story.setStatus(clients[who] ?? story.amina, id, 'cancelled'),
    delete: () => story.app.call.delete(`${SUPPORT}/ticket/${id}`, story.admin.token),
    hold: () => hold(id, 15),
    'hold long': () => hold(id, 60),
    release: () => story.app.call.delete(holdPath(id), story.admin.token),
  }[what];
  const { status, body } = await call();
  return { who, what, status, code: (body as { code?: string }).code };
}

const REFUSALS = ['TICKET_CLOSED', 'OUT_OF_STOCK', 'NOT_FOUND'];

describe('units, whatever is held, completed and ended at the same time', () => {
  it('[LIF-110] no unit is doubled or lost: free, held and taken ones add up', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 3 }), waves, async (available, told) => {
      const account = await story.listings.account({ available });
      const tickets = await Promise.all(clients.map((client) => story.order(client, account)));
      const done: Done[] = [];
      for (const wave of told) done.push(...(await Promise.all(wave.map((one) => does(one, tickets)))));

      for (const { status, code } of done.filter((one) => one.status >= 300))
        expect([status, REFUSALS.includes(code ?? '')]).toEqual([code === 'NOT_FOUND' ? 404 : 409, true]);
      const taken = done.filter(({ what, status }) => what === 'complete' && status === 200).length;
      expect(taken).toBeLessThanOrEqual(available);
      await Promise.all(tickets.map(({ _id }) => story.setStatus(story.admin, _id, 'cancelled')));
      expect(await story.stock(account._id)).toBe(available - taken);
    });
    await fc.assert(property, { numRuns: 20, interruptAfterTimeLimit: 12_000 });
  }, 60_000);

  it('[LIF-110] a hold that is over comes back by itself within 10 s', async () => {
    const account = await story.listings.account({ available: 1 });
    const { _id } = await story.order(story.amina, account);
    await hold(_id, 60).expect(201);
    await eventually(async () => (await story.stock(account._id)) === 1);
    expect((await story.ticket(story.amina, _id)).hold).toBeNull();
    const { messages } = await story.conversation(story.amina, _id);
    expect(messages.filter(({ content }) => content === 'The hold has ended.')).toHaveLength(1);
    await story.setStatus(story.admin, _id, 'cancelled').expect(200);
  });

  it('[LIF-110] one that is over refuses nobody meanwhile', async () => {
    const account = await story.listings.account({ available: 1 });
    const [first, second] = [
      await story.order(story.amina, account),
      await story.order(story.bilal, account),
    ];
    await hold(first._id, 15).expect(201);
    await eventually(async () => (await hold(second._id, 60)).status === 201);
    await story.setStatus(story.admin, second._id, 'completed').expect(200);
    expect(await story.stock(account._id)).toBe(0);
  });
});
