import { CONSOLES, PLATFORMS, SERVICES } from '@manette/contracts/catalog';
import { TICKET_STATUSES } from '@manette/contracts/orders';
import { TREND_DAYS } from '@manette/contracts/stats';
import { startTestApp, type TestApp } from '../support/index.js';
import { Figures } from './support/figures.js';

let app: TestApp;
let figures: Figures;
beforeAll(async () => {
  app = await startTestApp();
  figures = new Figures(app, await app.people.admin());
});
afterAll(() => app.stop());

const none = (ids: readonly string[]) => ids.map((_id) => ({ _id, count: 0 }));

it('[API-044] the overview of an empty shop counts only the administrator', async () => {
  const { totalUsers, ...others } = await figures.overview();
  expect(totalUsers).toBe(1);
  expect(new Set(Object.values(others))).toEqual(new Set([0]));
});

it('[API-045, STAT-027] there are no response times before a ticket is answered', async () => {
  const { statusBreakdown, dailyTickets, responseTimeStats, topClients } = await figures.tickets();
  expect(statusBreakdown).toEqual(none(TICKET_STATUSES));
  expect(responseTimeStats).toEqual({ avgResponseTime: null, minResponseTime: null, maxResponseTime: null });
  expect(topClients).toEqual([]);
  expect(dailyTickets).toHaveLength(TREND_DAYS);
  expect(dailyTickets.every(({ count }) => count === 0)).toBe(true);
});

it('[API-046, API-047] the figures of accounts and gift cards are empty', async () => {
  expect(await figures.accounts()).toEqual({
    consoleDistribution: none(CONSOLES),
    serviceDistribution: none(SERVICES),
    priceRanges: [],
    availabilityStats: { available: 0, outOfStock: 0 },
  });
  expect(await figures.giftCards()).toEqual({
    platformDistribution: none(PLATFORMS),
    valueDistribution: [],
    inventoryLevels: PLATFORMS.map((_id) => ({ _id, available: 0 })),
    regionalBreakdown: [],
  });
});

it('[LIF-102] there is no average without ratings', async () => {
  expect(await figures.ratings()).toEqual({ average: null, count: 0, byAdmin: [] });
});

it('[API-049] the recent activity is empty', async () => {
  const nothing = { recentTickets: [], recentMessages: [], recentAccounts: [], recentGiftCards: [] };
  expect(await figures.activity()).toEqual(nothing);
});

it('[STAT-001] the figures are only for administrators', async () => {
  const { token } = await app.people.verifiedClient();
  for (const part of ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'ratings', 'activity']) {
    const { body } = await app.call.get(`/api/stats/${part}`, token).expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN' });
  }
});
