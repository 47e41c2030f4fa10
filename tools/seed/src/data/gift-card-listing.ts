import type { Money } from './money.js';

export const PLATFORMS = [
  'PlayStation',
  'Xbox',
  'Netflix',
  'Amazon',
  'Fortnite',
  'Steam',
  'Google Play',
  'App Store',
  'Spotify',
  'Other',
] as const;
export const REGIONS = ['US', 'UK', 'EU', 'CA', 'AU', 'DZ', 'MA', 'TN', 'Other'] as const;
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

export type Platform = (typeof PLATFORMS)[number];

/** One gift card of the demo, as an administrator would enter it. */
export interface GiftCardListing {
  name: string;
  platform: Platform;
  /** A code of REGIONS, or several of them ('US/CA'). */
  region: string;
  value: Money;
  price: Money;
  description?: string;
  redemptionInstructions: string;
  available: number;
  /** The picture `art/cards/<face>.svg`. */
  face: (typeof CARD_FACES)[number];
  /** Days between its creation and the seeding; no two cards share one, so that their order is fixed. */
  ageDays: number;
}
