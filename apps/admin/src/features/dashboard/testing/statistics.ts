import { CONSOLES, PLATFORMS, SERVICES } from '@manette/contracts/catalog';
import type { RatingFiguresView } from '@manette/contracts/stats';
import type { Statistics } from '../api/statistics.api';

const none = <Id extends string>(ids: readonly Id[]) => ids.map((_id) => ({ _id, count: 0 }));
const MINUTE = 60_000;

const days = Array.from({ length: 30 }, (_, day) => ({
  _id: `2026-11-${String(day + 1).padStart(2, '0')}`,
  count: day === 20 ? 12 : day === 29 ? 4 : 1,
}));

/** Returns figures of a shop with data in every part, with the fields of `change`. */
export const someStatistics = (change: Partial<Statistics> = {}): Statistics => ({
  overview: {
    ...{ totalUsers: 1284, activeTickets: 23, thisWeekTickets: 91, todayMessages: 412 },
    ...{ totalAccounts: 48, availableAccounts: 41, soldAccounts: 316 },
    ...{ totalGiftCards: 72, availableGiftCards: 67, soldGiftCards: 508 },
  },
  tickets: {
    statusBreakdown: [
      { _id: 'pending', count: 7 },
      { _id: 'in_progress', count: 16 },
      { _id: 'completed', count: 182 },
      { _id: 'cancelled', count: 21 },
    ],
    dailyTickets: days,
    responseTimeStats: {
      minResponseTime: 2 * MINUTE,
      avgResponseTime: 38.9 * MINUTE,
      maxResponseTime: 372 * MINUTE,
    },
    topClients: [],
  },
  accounts: {
    consoleDistribution: CONSOLES.map((_id, place) => ({ _id, count: place })),
    serviceDistribution: none(SERVICES),
    priceRanges: [],
    availabilityStats: { available: 41, outOfStock: 7 },
  },
  giftcards: {
    platformDistribution: PLATFORMS.map((_id) => ({ _id, count: _id === 'Steam' ? 15 : 0 })),
    valueDistribution: [],
    inventoryLevels: [],
    regionalBreakdown: [],
  },
  users: {
    registrationTrends: days,
    userRoles: [
      { _id: 'admin', count: 3 },
      { _id: 'client', count: 1281 },
    ],
    emailVerification: { verified: 1200, unverified: 84 },
    recentUsers: [{ _id: 'u', username: 'ilyes_dz', role: 'client', createdAt: '2026-11-20T12:00:00.000Z' }],
  },
  activity: {
    recentTickets: [
      {
        ...{ _id: 't', ticketNumber: 'T-000123', subject: 'Order Request: Sirocco-05', status: 'pending' },
        client: { _id: 'c', username: 'yacine' },
        createdAt: '2026-11-20T19:31:00.000Z',
      },
    ],
    recentMessages: [
      {
        ...{ _id: 'm', content: 'x'.repeat(60), type: 'text', ticketId: null },
        sender: { _id: 'c', username: 'sofia', role: 'client' },
        createdAt: '2026-11-20T19:42:00.000Z',
      },
    ],
    recentAccounts: [],
    recentGiftCards: [],
  },
  ...change,
});

export const someRatings: RatingFiguresView = {
  average: 4.6,
  count: 31,
  byAdmin: [
    { _id: 'n', username: 'nadia', average: 4.8, count: 20 },
    { _id: 'k', username: 'karim', average: 4.2, count: 11 },
  ],
};
