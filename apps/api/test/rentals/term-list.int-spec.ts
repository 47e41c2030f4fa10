import type { TermView } from '@manette/contracts/rentals';
import { RentalScenario } from './support/rental-scenario.js';

const DAY = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

let rental: RentalScenario;
let terms: Record<'long' | 'short' | 'soon' | 'later' | 'endless' | 'over' | 'back', TermView>;

beforeAll(async () => {
  rental = await RentalScenario.create();
  const { amina, bilal } = rental.scenario;
  const account = await rental.rentable({ codeName: 'Orbital 9', available: 6 });
  const offline = await rental.rentable({ codeName: 'Redline', service: 'Offline_Principal', available: 1 });
  const slots = (await rental.ledger(account._id)).slots.map(({ _id }) => _id);
  const add = (at: number, days: number, clientId = amina.id) =>
    rental.added({ slotId: slots[at], clientId, startsAt: inDays(-60), endsAt: inDays(days) });
  const { termId } = await rental.rented(bilal, offline);
  terms = {
    later: await add(0, 30),
    short: await add(1, -1),
    long: await add(2, -20),
    soon: await add(3, 3, bilal.id),
    over: await add(4, -5),
    back: await add(5, 6),
    endless: await rental.term(termId),
  };
  await rental.act(rental.admin, terms.over._id, 'confirm-return', { reason: 'Back' }).expect(200);
  await rental.act(amina, terms.back._id, 'return').expect(200);
});
afterAll(() => rental.scenario.end());

const namesOf = (list: readonly TermView[]) =>
  list.map(({ _id }) => Object.entries(terms).find(([, term]) => term._id === _id)?.[0]);
const names = async (query: Record<string, string>) => namesOf((await rental.list(query)).terms);
const ALL = ['long', 'short', 'soon', 'back', 'later', 'endless', 'over'];

describe('the list of rentals', () => {
  it('[LIF-082] has overdue rentals first, then by end, then those without an end, then ended ones', async () => {
    expect(await names({})).toEqual(ALL);
    expect(await names({ state: 'all', kind: 'all' })).toEqual(ALL);
    expect((await rental.list({})).total).toBe(7);
  });

  it('[LIF-082] is paged', async () => {
    const seen: (string | undefined)[] = [];
    let cursor: string | null = null;
    do {
      const page = await rental.list({ limit: '2', ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(7);
      seen.push(...namesOf(page.terms));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ALL);
    const wrong = rental.scenario.app.call.get('/api/rentals/terms?cursor=x', rental.admin.token);
    expect((await wrong.expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each([
    [{ state: 'active' }, ['long', 'short', 'soon', 'later', 'endless']],
    [{ state: 'overdue' }, ['long', 'short']],
    [{ state: 'ending' }, ['soon', 'back']],
    [{ state: 'returning' }, ['back']],
    [{ state: 'ended' }, ['over']],
    [{ kind: 'offline_ps4' }, ['endless']],
    [{ q: 'redl' }, ['endless']],
    [{ q: 'BILAL' }, ['soon', 'endless']],
    [{ q: '%' }, []],
  ])('[LIF-082] filtered by %j returns %j', async (query, expected) => {
    expect(await names(query as Record<string, string>)).toEqual(expected);
  });

  it('[LIF-082] finds the rentals of an account and of a ticket number', async () => {
    const { account, ticket } = terms.endless;
    expect(await names({ accountId: account._id })).toEqual(['endless']);
    expect(await names({ q: `#${ticket?.ticketNumber}` })).toEqual(['endless']);
  });

  it('[LIF-082] returns only a client’s own rentals', async () => {
    expect(namesOf(await rental.mine(rental.scenario.bilal))).toEqual(['soon', 'endless']);
    expect(await rental.mine(rental.admin)).toEqual([]);
  });

  it('[LIF-082] keeps the rentals of deleted clients and listings', async () => {
    const { bilal, app } = rental.scenario;
    await app.call.delete(`/api/users/${bilal.id}`, rental.admin.token).expect(200);
    await app.call.delete(`/api/accounts/${terms.endless.account._id}`, rental.admin.token).expect(200);
    const kept = await rental.term(terms.endless._id);
    expect(kept).toMatchObject({
      account: { codeName: 'Redline' },
      client: { _id: bilal.id, username: '[Deleted]' },
    });
    expect(await names({})).toEqual(ALL);
    const { body } = await rental
      .act(rental.admin, kept._id, 'confirm-return', { reason: 'Gone' })
      .expect(200);
    expect(body.term.state).toBe('ended');
  });
});
