import type { Platform } from '@manette/contracts/catalog';
import type { Money } from './money.js';

export const CARD_FACES = [
  'arcs',
  'bars',
  'chevrons',
  'disc',
  'dunes',
  'leaf',
  'moons',
  'pixels',
  'rays',
  'rug',
  'tiles',
  'waves',
] as const;

/** One gift card of the demo, as an administrator would enter it. */
export interface GiftCardListing {
  name: string;
  platform: Platform;
  /** A code of REGIONS, or several codes ('US/CA'). */
  region: string;
  value: Money;
  price: Money;
  description?: string;
  redemptionInstructions: string;
  available: number;
  /** The picture `art/cards/<face>.svg`. */
  face: (typeof CARD_FACES)[number];
  /** Days between its creation and the seeding. It is different for each card, so that their order is fixed. */
  ageDays: number;
}
