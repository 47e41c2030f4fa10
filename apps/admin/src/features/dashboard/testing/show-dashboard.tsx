import type { OnlineUserView } from '@manette/contracts/identity';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi } from '@manette/web-testing';
import type { Statistics } from '../api/statistics.api';
import DashboardPage from '../pages/dashboard.page';
import { someRatings, someStatistics } from './statistics';

export const PARTS = ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'activity'] as const;

export const people = (role: OnlineUserView['role'], count: number): OnlineUserView[] =>
  Array.from({ length: count }, (_, n) => {
    return { _id: `${role}${n}`, username: `${role}-${n}`, role, isOnline: true };
  });

/** Returns a fake network that serves the figures; a test may change them later. */
export function dashboardNetwork(admins = people('admin', 1), clients = people('client', 2)) {
  const network = fakeApi();
  const online = { admins, clients, total: admins.length + clients.length };
  network.answer('GET /users/online', () => ({ body: { onlineUsers: online } }));
  const serve = (statistics: Statistics) => {
    for (const part of PARTS)
      network.answer(`GET /stats/${part}`, () => ({ body: { [part]: statistics[part] } }));
  };
  const fail = () => network.answer('GET /stats/users', () => ({ status: 500, body: {} }));
  const loads = () => network.callsTo('GET /stats/overview').length;
  network.answer('GET /stats/ratings', () => ({ body: { ratings: someRatings } }));
  serve(someStatistics());
  return { ...network, serve, fail, loads };
}

export const showDashboard = (language: 'en' | 'ar' = 'en') =>
  renderApp(<DashboardPage />, { user: anAdmin({ username: 'nadia' }), at: '/admin/dashboard', language });
