import type { TicketView } from '@manette/contracts/orders';
import { Scenario, SUPPORT } from '../orders/support/scenario.js';
import { Figures, present } from './support/figures.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let scenario: Scenario;
let figures: Figures;
let tickets: Record<'waiting' | 'answered' | 'account' | 'card' | 'cancelled' | 'deleted', TicketView>;

/** Advances the clock to noon, because the start of a day or week would change the counts. */
function goToNoon() {
  const { clock } = scenario.app;
  const sinceNoon = (clock.now().getTime() - DAY / 2) % DAY;
  clock.advance(DAY - sinceNoon);
}

/** Advances the clock and answers a ticket. */
async function answerAfter(minutes: number, ticket: TicketView) {
  scenario.app.clock.advance(minutes * MINUTE);
  await scenario.said(scenario.admin, ticket._id, 'Here I am');
}
const close = (ticket: TicketView, status: 'completed' | 'cancelled') =>
  scenario.setStatus(scenario.admin, ticket._id, status).expect(200);

beforeAll(async () => {
  scenario = await Scenario.create();
  figures = new Figures(scenario.app, scenario.admin);
  goToNoon();
  const { amina, bilal, listings } = scenario;
  const account = await listings.account();
  const card = await listings.giftCard();
  tickets = {
    waiting: await scenario.open(amina),
    answered: await scenario.open(amina),
    account: await scenario.order(amina, account),
    card: await scenario.open(bilal, { giftCardId: card._id, orderType: 'giftcard' }),
    cancelled: await scenario.open(bilal),
    deleted: await scenario.order(bilal, account),
  };
  await answerAfter(10, tickets.answered);
  await answerAfter(20, tickets.account);
  await close(tickets.account, 'completed');
  await close(tickets.card, 'completed');
  await close(tickets.cancelled, 'cancelled');
  await close(tickets.deleted, 'completed');
  await scenario.said(amina, tickets.waiting._id, 'Hello?');
  const { _id } = await scenario.said(amina, tickets.waiting._id, 'Never mind');
  await scenario.app.call.delete(`${SUPPORT}/message/${_id}`, scenario.admin.token).expect(200);
  await scenario.app.call
    .delete(`${SUPPORT}/ticket/${tickets.deleted._id}`, scenario.admin.token)
    .expect(200);
});
afterAll(() => scenario.end());

it('[STAT-018, STAT-024] counts active tickets and those of this week, without deleted ones', async () => {
  const { activeTickets, thisWeekTickets } = await figures.overview();
  expect({ activeTickets, thisWeekTickets }).toEqual({ activeTickets: 2, thisWeekTickets: 5 });
});

it('counts the units sold by completed orders, even after their tickets were deleted', async () => {
  const { soldAccounts, soldGiftCards } = await figures.overview();
  expect({ soldAccounts, soldGiftCards }).toEqual({ soldAccounts: 2, soldGiftCards: 1 });
});

it('[STAT-025] counts the tickets by status', async () => {
  const { statusBreakdown } = await figures.tickets();
  expect(statusBreakdown).toEqual([
    { _id: 'pending', count: 1 },
    { _id: 'in_progress', count: 1 },
    { _id: 'completed', count: 2 },
    { _id: 'cancelled', count: 1 },
  ]);
});

it('[STAT-027] measures the time from the opening of a ticket to the first answer of an administrator', async () => {
  const { avgResponseTime, minResponseTime, maxResponseTime } = (await figures.tickets()).responseTimeStats;
  const minutes = [minResponseTime, avgResponseTime, maxResponseTime].map((ms) => (ms ?? 0) / MINUTE);
  // The calls themselves take less than a minute.
  [10, 20, 30].forEach((expected, place) => {
    expect(minutes[place]).toBeGreaterThanOrEqual(expected);
    expect(minutes[place]).toBeLessThan(expected + 1);
  });
});

it('[STAT-028] names the clients with the most tickets', async () => {
  const { topClients } = await figures.tickets();
  const { amina, bilal } = scenario;
  expect(topClients).toEqual([
    { _id: amina.id, username: 'amina', count: 3 },
    { _id: bilal.id, username: 'bilal', count: 2 },
  ]);
});

it('[STAT-026] counts the tickets of each day', async () => {
  const { dailyTickets } = await figures.tickets();
  expect(Object.values(present(dailyTickets)).reduce((sum, count) => sum + count, 0)).toBe(5);
});

it('[STAT-041] returns the newest tickets first', async () => {
  const { recentTickets } = await figures.activity();
  expect(recentTickets.map(({ _id }) => _id)).toEqual(
    [tickets.cancelled, tickets.card, tickets.account, tickets.answered, tickets.waiting].map(
      ({ _id }) => _id,
    ),
  );
  const { account } = tickets;
  const client = { _id: scenario.amina.id, username: 'amina' };
  expect(recentTickets[2]).toEqual({
    ...{ _id: account._id, ticketNumber: account.ticketNumber, subject: account.subject },
    ...{ status: 'completed', client, createdAt: account.createdAt },
  });
});

it('[STAT-042] returns the latest messages of users, without system messages and deleted ones', async () => {
  const { recentMessages } = await figures.activity();
  expect(recentMessages.map(({ content, sender }) => [content, sender.username])).toEqual([
    ['Hello?', 'amina'],
    ['Here I am', scenario.admin.username],
    ['Here I am', scenario.admin.username],
  ]);
  expect(recentMessages[0]).toMatchObject({ ticketId: tickets.waiting._id, type: 'text' });
});

it('[STAT-023, STAT-042] counts and returns messages of the public chat too', async () => {
  const { todayMessages } = await figures.overview();
  const say = (content: string) =>
    scenario.app.call.post('/api/messages/public', scenario.bilal.token).send({ content }).expect(201);
  await say('Hello, everybody');
  const { body } = await say('Oops');
  const { _id } = (body as { message: { _id: string } }).message;
  await scenario.app.call.delete(`/api/messages/public/${_id}`, scenario.admin.token).expect(200);
  expect((await figures.overview()).todayMessages).toBe(todayMessages + 1);
  const { recentMessages } = await figures.activity();
  const sender = { _id: scenario.bilal.id, username: 'bilal', role: 'client' };
  expect(recentMessages[0]).toMatchObject({ content: 'Hello, everybody', sender, ticketId: null });
  expect(recentMessages).toHaveLength(4);
});

it('[STAT-021] anonymizes a deleted client, and keeps the counts', async () => {
  const leaving = await scenario.app.people.verifiedClient('dalia');
  const { _id } = await scenario.open(leaving);
  await scenario.said(leaving, _id, 'Goodbye');
  const before = await figures.overview();
  await scenario.app.call.delete(`/api/users/${leaving.id}`, scenario.admin.token).expect(200);
  expect((await figures.overview()).totalUsers).toBe(before.totalUsers - 1);
  const { recentTickets, recentMessages } = await figures.activity();
  expect(recentTickets[0]).toMatchObject({ _id, client: { username: '[Deleted]' } });
  expect(recentMessages[0]?.sender.username).toBe('[Deleted]');
  const { topClients } = await figures.tickets();
  expect(topClients.map(({ username }) => username)).toEqual(['amina', 'bilal']);
});
