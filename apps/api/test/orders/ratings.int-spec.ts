import type { AccountView } from '@manette/contracts/catalog';
import type { RatingView, TicketView, TimelineEntryView } from '@manette/contracts/orders';
import type { RatingFiguresView } from '@manette/contracts/stats';
import type { TestPerson } from '../support/index.js';
import { Scenario, SUPPORT } from './support/scenario.js';

const MINUTE = 60_000;
const RATED_PAGE = { limit: '2' };

let scenario: Scenario;
let account: AccountView;

const path = ({ _id }: TicketView) => `/api/ratings/tickets/${_id}`;
const rate = (by: TestPerson | undefined, ticket: TicketView, fields: object) =>
  scenario.app.call.put(path(ticket), by?.token).send(fields);
const read = (by: TestPerson | undefined, ticket: TicketView) =>
  scenario.app.call.get(path(ticket), by?.token);
const ratingOf = ({ body }: { body: unknown }) => (body as { rating: RatingView }).rating;
const shown = async () => {
  const answer = await scenario.app.call
    .get(`/api/accounts/${account._id}`, scenario.amina.token)
    .expect(200);
  return { etag: answer.headers['etag'], rating: (answer.body as { account: AccountView }).account.rating };
};
const figures = async () => {
  const { body } = await scenario.app.call.get('/api/stats/ratings', scenario.admin.token).expect(200);
  return (body as { ratings: RatingFiguresView }).ratings;
};

/** Creates an order of the account that the administrator has taken up and completed. */
async function completed(by: TestPerson): Promise<TicketView> {
  const ticket = await scenario.order(by, account);
  await scenario.said(scenario.admin, ticket._id, 'Here it is');
  await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
  return ticket;
}

beforeAll(async () => {
  // The 7 days are about 10 minutes here.
  scenario = await Scenario.create({ env: { TEST_PERIOD_FACTOR: '0.001' } });
  account = await scenario.listings.account({ available: 20 });
});
afterAll(() => scenario.end());

describe('rating an order', () => {
  it('[LIF-101] is possible only for its client once it is completed, with whole stars and at most 500 characters', async () => {
    const { admin, amina, bilal } = scenario;
    const ticket = await scenario.order(amina, account);
    const refused = async (by: TestPerson, fields: object, status: number) =>
      (await rate(by, ticket, fields).expect(status)).body as object;
    expect(await refused(amina, { stars: 5 }, 409)).toMatchObject({
      ...{ code: 'CONFLICT', message: 'Only a completed order can be rated' },
    });
    expect(await refused(admin, { stars: 5 }, 403)).toMatchObject({
      ...{ code: 'FORBIDDEN', message: 'Only the client of this order can do this' },
    });
    expect(await refused(bilal, { stars: 5 }, 404)).toMatchObject({ code: 'NOT_FOUND' });
    for (const stars of [0, 6, 4.5, '5', null, undefined])
      expect(await refused(amina, { stars }, 400)).toMatchObject({
        ...{ code: 'VALIDATION_FAILED', message: 'Stars must be a whole number from 1 to 5' },
      });
    expect(await refused(amina, { stars: 5, comment: 'x'.repeat(501) }, 400)).toMatchObject({
      message: 'Comment must be less than 500 characters',
    });
    expect((await read(amina, ticket).expect(200)).body).toEqual({ rating: null });
    await scenario.setStatus(admin, ticket._id, 'cancelled').expect(200);
    await refused(amina, { stars: 5 }, 409);
  });

  it('[LIF-101] [LIF-015] [LIF-002] responds with 201 first, with 200 within 7 days, and is refused later', async () => {
    const { admin, amina, bilal, app } = scenario;
    const ticket = await completed(bilal);
    expect((await scenario.ticket(bilal, ticket._id)).rated).toBe(false);
    const socket = await app.sockets.connect(admin.token);
    const given = ratingOf(await rate(bilal, ticket, { stars: 4, comment: ' Quick. ' }).expect(201));
    expect(given).toMatchObject({
      ...{ ticketId: ticket._id, ticketNumber: ticket.ticketNumber, stars: 4, comment: 'Quick.' },
      ...{ admin: { _id: admin.id, username: 'admin' }, updatedAt: given.createdAt },
    });
    expect(Date.parse(given.editableUntil) - Date.parse(given.createdAt)).toBe(604_800);
    await socket.next('ticket_updated', ({ _id, rated }) => _id === ticket._id && rated);
    app.clock.advance(9 * MINUTE);
    const changed = ratingOf(await rate(bilal, ticket, { stars: 2, comment: 'x'.repeat(500) }).expect(200));
    expect(changed).toMatchObject({ _id: given._id, stars: 2, editableUntil: given.editableUntil });
    app.clock.advance(2 * MINUTE);
    expect((await rate(bilal, ticket, { stars: 5 }).expect(409)).body).toMatchObject({
      ...{ code: 'RATING_CLOSED', message: 'This rating can no longer be changed' },
    });
    for (const by of [bilal, admin]) expect(ratingOf(await read(by, ticket).expect(200))).toEqual(changed);
    await read(amina, ticket).expect(404);
    const { body } = await app.call.get(`${SUPPORT}/ticket/${ticket._id}/timeline`, admin.token).expect(200);
    const entries = (body as { timeline: TimelineEntryView[] }).timeline;
    expect(entries.find(({ kind }) => kind === 'rated')).toMatchObject({ actor: { _id: bilal.id } });
  });

  it('[LIF-103] [LIF-102] appears on the listing from three ratings on; ratings of deleted tickets do not count', async () => {
    const { admin, amina, bilal, app } = scenario;
    expect((await shown()).rating).toBeNull();
    const [second, third] = [await completed(amina), await completed(bilal)];
    await rate(amina, second, { stars: 5, comment: 'For administrators' }).expect(201);
    const before = await shown();
    expect(before.rating).toBeNull();
    await rate(bilal, third, { stars: 4 }).expect(201);
    const after = await shown();
    expect(after.rating).toEqual({ average: 3.7, count: 3 });
    expect(after.etag).not.toBe(before.etag);
    await rate(bilal, third, { stars: 5 }).expect(200);
    expect((await shown()).rating).toEqual({ average: 4, count: 3 });
    expect(await figures()).toEqual({
      ...{ average: 4, count: 3 },
      byAdmin: [{ _id: admin.id, username: 'admin', average: 4, count: 3 }],
    });
    const page = await app.call.get('/api/ratings', admin.token).query(RATED_PAGE).expect(200);
    const { ratings, total, nextCursor } = page.body as {
      ratings: RatingView[];
      total: number;
      nextCursor: string;
    };
    expect([ratings.map(({ stars }) => stars), total]).toEqual([[5, 5], 3]);
    expect(ratings[1]).toMatchObject({ comment: 'For administrators', admin: { username: 'admin' } });
    const rest = await app.call.get('/api/ratings', admin.token).query({ cursor: nextCursor }).expect(200);
    expect((rest.body as { ratings: RatingView[] }).ratings.map(({ stars }) => stars)).toEqual([2]);
    await app.call.get('/api/ratings', amina.token).expect(403);
    await app.call.get('/api/stats/ratings', amina.token).expect(403);
    await app.call.delete(`${SUPPORT}/ticket/${third._id}`, admin.token).expect(200);
    expect((await shown()).rating).toBeNull();
    expect(await figures()).toMatchObject({ average: 3.5, count: 2 });
    await read(bilal, third).expect(404);
  });

  it('[LIF-103] counts every one of several concurrent ratings of a listing', async () => {
    const { app } = scenario;
    account = await scenario.listings.account({ available: 20 });
    const people = await Promise.all(Array.from({ length: 6 }, () => app.people.verifiedClient()));
    const rated = [];
    for (const person of people) rated.push([person, await completed(person)] as const);
    await Promise.all(rated.map(([by, ticket], at) => rate(by, ticket, { stars: (at % 2) + 4 }).expect(201)));
    expect((await shown()).rating).toEqual({ average: 4.5, count: 6 });
  });
});
