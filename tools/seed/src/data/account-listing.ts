import type { Console, Service } from '@manette/contracts/catalog';
import type { Cover } from './covers.js';
import type { Money } from './money.js';

/** One account of the demo, as an administrator would enter it. */
export interface AccountListing {
  codeName: string;
  console: Console;
  service: Service;
  games: string[];
  prix: Money;
  /** Months. */
  duration: number;
  /** Units left, after the completed orders of the demo conversations. */
  available: number;
  description?: string;
  /** One to four pictures, the cover first. */
  covers: Cover[];
  /** Days between its creation and the seeding. It is different for each account, so that their order is fixed. */
  ageDays: number;
}
