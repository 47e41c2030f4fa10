import type { Cover } from './covers.js';
import type { Money } from './money.js';

export const CONSOLES = ['PS4', 'PS5', 'PS4/PS5', 'PS Portal'] as const;
export const SERVICES = [
  'Secondaire_Online',
  'Principal_Online/Offline',
  'Offline_Principal',
  'Compte_Complet',
] as const;

/** One account of the demo, as an administrator would enter it. */
export interface AccountListing {
  codeName: string;
  console: (typeof CONSOLES)[number];
  service: (typeof SERVICES)[number];
  games: string[];
  prix: Money;
  /** Months. */
  duration: number;
  /** Units left, after the completed orders of the demo conversations. */
  available: number;
  description?: string;
  /** One to four pictures, the cover first. */
  covers: Cover[];
  /** Days between its creation and the seeding; no two listings share one, so that their order is fixed. */
  ageDays: number;
}
