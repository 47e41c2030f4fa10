import type { ContextPersistence } from '@manette/platform';
import { Stats001SettledTickets } from './migrations/stats-001-settled-tickets.js';

export const statsPersistence: ContextPersistence = {
  schema: 'stats',
  entities: [],
  migrations: [{ name: 'stats_001_settled_tickets', class: Stats001SettledTickets }],
};
