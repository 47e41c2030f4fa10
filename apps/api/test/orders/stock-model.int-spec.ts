import type { TicketView } from '@manette/contracts/orders';
import fc from 'fast-check';
import type { TestPerson } from '../support/index.js';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
let clients: TestPerson[];
beforeAll(async () => {
  scenario = await Scenario.create();
  clients = [scenario.amina, scenario.bilal];
  for (const name of ['dina', 'emir']) clients.push(await scenario.app.people.verifiedClient(name));
});
afterAll(() => scenario.end());

type Deed = { who: number; what: 'complete' | 'cancel' | 'give up' | 'write' };
interface Done extends Deed {
  status: number;
  code?: string;
}

const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.nat({ max: 3 }),
  what: fc.constantFrom('complete', 'complete', 'complete', 'cancel', 'give up', 'write'),
});
/** The actions of one wave run concurrently, the waves one after the other. */
const waves = fc.array(fc.array(deed, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 });

async function does({ who, what }: Deed, tickets: TicketView[]): Promise<Done> {
  const id = tickets[who]?._id ?? '';
  const client = clients[who] ?? scenario.amina;
  const call = {
    complete: () => scenario.setStatus(scenario.admin, id, 'completed'),
    cancel: () => scenario.setStatus(client, id, 'cancelled'),
    'give up': () => scenario.setStatus(scenario.admin, id, 'cancelled', 'unsuccessful'),
    write: () => scenario.say(client, id, 'Any news?'),
  }[what];
  const { status, body } = await call();
  return { who, what, status, code: (body as { code?: string }).code };
}

const closes = ({ what, status }: Done) => what !== 'write' && status === 200;

describe('tickets and stock with concurrent actions', () => {
  it('the stock decreases by the completed orders, is never negative, and refused calls get 409', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 3 }), waves, async (available, told) => {
      const account = await scenario.listings.account({ available });
      const tickets = await Promise.all(clients.map((client) => scenario.order(client, account)));
      const done: Done[] = [];
      for (const wave of told) done.push(...(await Promise.all(wave.map((one) => does(one, tickets)))));

      const now = await Promise.all(tickets.map(({ _id }) => scenario.ticket(scenario.admin, _id)));
      const completed = now.filter(({ status }) => status === 'completed').length;
      const stock = await scenario.stock(account._id);
      expect(stock).toBe(available - completed);
      expect(stock).toBeGreaterThanOrEqual(0);
      for (const { status, code } of done.filter((one) => one.status >= 300))
        expect([status, ['TICKET_CLOSED', 'OUT_OF_STOCK'].includes(code ?? '')]).toEqual([409, true]);
      if (done.some(({ code }) => code === 'OUT_OF_STOCK')) expect(stock).toBe(0);
      now.forEach(({ status }, who) => {
        const closings = done.filter((one) => one.who === who && closes(one));
        expect(closings).toHaveLength(status === 'completed' || status === 'cancelled' ? 1 : 0);
        if (closings[0]) expect(status === 'completed').toBe(closings[0].what === 'complete');
      });
      await Promise.all(now.map(({ _id }) => scenario.setStatus(scenario.admin, _id, 'cancelled')));
    });
    await fc.assert(property, { numRuns: 25 });
  }, 120_000);
});
