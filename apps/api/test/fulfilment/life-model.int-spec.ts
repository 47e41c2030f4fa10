import type { TicketView } from '@manette/contracts/orders';
import type { DeliveryView, SecretView, VaultView } from '@manette/contracts/fulfilment';
import fc from 'fast-check';
import { SUPPORT } from '../orders/support/scenario.js';
import { RentalScenario } from '../rentals/support/rental-scenario.js';
import { timeBoxed, type TestPerson } from '../support/index.js';
import { aCode, Vault } from './support/vault.js';

let rental: RentalScenario;
let vault: Vault;
let clients: TestPerson[];
beforeAll(async () => {
  rental = await RentalScenario.create();
  vault = new Vault(rental.scenario);
  clients = [rental.scenario.amina, rental.scenario.bilal];
  clients.push(await rental.scenario.app.people.verifiedClient('dina'));
});
afterAll(() => rental.scenario.end());

const reason = { reason: 'The model' };
interface Answer {
  status: number;
  body: { code?: string };
}
type Deed<What> = { who: number; what: What };
/** Creates waves of actions: the actions of one wave run concurrently, the waves one after the other. */
const wavesOf = <What extends string>(...what: What[]) =>
  fc.array(
    fc.array(fc.record({ who: fc.nat({ max: 2 }), what: fc.constantFrom(...what) }), {
      minLength: 2,
      maxLength: 6,
    }),
    { minLength: 2, maxLength: 5 },
  );

/** The number of random runs of each model; fewer on a slow machine. */
const RUNS = { numRuns: 16 };
const LIMIT_MS = 6_000;
const REFUSALS = ['TICKET_CLOSED', 'OUT_OF_STOCK', 'NOT_FOUND', 'CONFLICT', 'TERM_ENDED'];

/** Checks that every refusal has an expected code and none is a server error. */
function judge(answers: readonly Answer[]): void {
  for (const { status, body } of answers.filter((one) => one.status >= 300))
    expect([status < 500, REFUSALS.includes(body.code ?? '')]).toEqual([true, true]);
}

/** The orders of the three clients for one listing. A client orders again after a ticket was closed. */
class Orders {
  private readonly all: TicketView[] = [];

  constructor(private readonly open: (by: TestPerson) => Promise<Answer>) {}

  current(who: number): TicketView | undefined {
    const { id } = clients[who] as TestPerson;
    return this.all.filter(({ client }) => client._id === id).at(-1);
  }

  /** Creates an order of every client before the first wave. */
  async begin(): Promise<void> {
    await Promise.all(clients.map((_client, who) => this.order(who)));
  }

  async order(who: number): Promise<Answer> {
    const answer = await this.open(clients[who] as TestPerson);
    const { ticket } = answer.body as { ticket?: TicketView };
    if (ticket && !this.all.some(({ _id }) => _id === ticket._id)) this.all.push(ticket);
    return answer;
  }

  async now(): Promise<TicketView[]> {
    return Promise.all(this.all.map(({ _id }) => rental.scenario.ticket(rental.admin, _id)));
  }
}

async function played<What>(
  waves: readonly (readonly Deed<What>[])[],
  act: (deed: Deed<What>) => Promise<Answer | undefined>,
): Promise<{ deed: Deed<What>; answer: Answer }[]> {
  const done: { deed: Deed<What>; answer: Answer }[] = [];
  for (const wave of waves)
    await Promise.all(
      wave.map(async (deed) => {
        const answer = await act(deed);
        if (answer) done.push({ deed, answer });
      }),
    );
  judge(done.map(({ answer }) => answer));
  return done;
}

const status = (ticketId: string, wanted: string) =>
  rental.scenario.setStatus(rental.admin, ticketId, wanted);
const hold = (ticketId: string) =>
  rental.scenario.app.call
    .put(`${SUPPORT}/ticket/${ticketId}/hold`, rental.admin.token)
    .send({ minutes: 60 });

/** Replaces the delivery of a ticket, if it has one. */
async function replace(ticketId: string): Promise<Answer> {
  const found = await vault.find(rental.admin, ticketId);
  if (found.status !== 200) return found;
  const { _id } = (found.body as { delivery: DeliveryView }).delivery;
  return vault.act(rental.admin, _id, 'replace', reason);
}

const total = ({ free, held, delivered, faulty }: VaultView) => free + held + delivered + faulty;

describe('orders with concurrent actions', () => {
  it('[LIF-054, LIF-061, LIF-110] a code is delivered to one ticket only, and the stock is the number of free codes', async () => {
    const waves = wavesOf('order', 'order', 'complete', 'complete', 'cancel', 'hold', 'replace', 'add');
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      waves,
      timeBoxed(LIMIT_MS, async (codes, told) => {
        const card = await vault.card(Array.from({ length: codes }, aCode));
        let items = codes;
        const orders = new Orders((by) =>
          rental.scenario.ask(by, { subject: card.name, giftCardId: card._id, orderType: 'giftcard' }),
        );
        await orders.begin();
        await played(told, async ({ who, what }) => {
          if (what === 'order') return orders.order(who);
          if (what === 'add') {
            items += 1;
            return vault.add('giftcards', card._id, { code: aCode() });
          }
          const ticket = orders.current(who);
          if (!ticket) return undefined;
          if (what === 'hold') return hold(ticket._id);
          if (what === 'replace') return replace(ticket._id);
          return status(ticket._id, what === 'complete' ? 'completed' : 'cancelled');
        });
        const tickets = await orders.now();
        const completed = tickets.filter((one) => one.status === 'completed');
        const held = tickets.filter((one) => one.hold !== null).length;
        const counts = await vault.of('giftcards', card._id);
        expect([counts.delivered, counts.held, total(counts)]).toEqual([completed.length, held, items]);
        expect(await vault.available(card)).toBe(counts.free);
        const shown = await Promise.all(
          completed.map(async ({ _id }) => {
            const delivery = await vault.delivery(rental.admin, _id);
            const { body } = await vault
              .act(rental.admin, delivery._id, 'reveal-as-admin', reason)
              .expect(200);
            return JSON.stringify((body as { secret: SecretView }).secret);
          }),
        );
        expect(new Set(shown).size).toBe(completed.length);
      }),
    );
    await fc.assert(property, RUNS);
  }, 60_000);

  it('[LIF-076, LIF-091, LIF-110] a rented account is returned once, with its item and its slot', async () => {
    const waves = wavesOf('order', 'complete', 'complete', 'hold', 'return', 'confirm', 'confirm', 'replace');
    const property = fc.asyncProperty(
      waves,
      timeBoxed(LIMIT_MS, async (told) => {
        const account = await rental.rentable({ available: 0 });
        await vault.switch('accounts', account._id, true).expect(200);
        for (const n of [1, 2, 3])
          await vault.added('accounts', account._id, {
            address: `psn${n}@example.test`,
            password: 'Passw0rd!',
          });
        const subject = `Order Request: ${account.codeName}`;
        const orders = new Orders((by) =>
          rental.scenario.ask(by, { subject, accountId: account._id, orderType: 'rent' }),
        );
        await orders.begin();
        const ended = new Map<string, number>();
        await played(told, async ({ who, what }) => {
          if (what === 'order') return orders.order(who);
          const ticket = orders.current(who);
          if (!ticket) return undefined;
          if (what === 'complete') return status(ticket._id, 'completed');
          if (what === 'hold') return hold(ticket._id);
          if (what === 'replace') return replace(ticket._id);
          const { term } = await rental.scenario.ticket(rental.admin, ticket._id);
          if (!term) return undefined;
          if (what === 'return') return rental.act(clients[who], term._id, 'return');
          const answer = await rental.act(rental.admin, term._id, 'confirm-return', {
            ...reason,
            unchanged: true,
          });
          if (answer.status === 200) ended.set(term._id, (ended.get(term._id) ?? 0) + 1);
          return answer;
        });
        expect([...ended.values()].every((times) => times === 1)).toBe(true);
        const { terms } = await rental.list({ accountId: account._id });
        const running = terms.filter(({ state }) => state !== 'ended').length;
        expect(terms.length - running).toBe(ended.size);
        const tickets = await orders.now();
        const held = tickets.filter((one) => one.hold !== null).length;
        const counts = await vault.of('accounts', account._id);
        expect([counts.delivered, counts.held, total(counts)]).toEqual([running, held, 3]);
        const states = (await rental.ledger(account._id)).slots.map(({ state }) => state);
        const slots = (which: string) => states.filter((state) => state === which).length;
        expect([slots('rented'), slots('held'), slots('free')]).toEqual([running, held, counts.free]);
        expect(await rental.scenario.stock(account._id)).toBe(counts.free);
      }),
    );
    await fc.assert(property, RUNS);
  }, 60_000);
});
