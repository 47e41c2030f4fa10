import type { GiftCardListing } from '../gift-card-listing.js';
import { REDEMPTION } from '../redemption.js';

/** Cards of every other kind. */
export const OTHERS: readonly GiftCardListing[] = [
  {
    name: 'Kasbah Runner add-ons',
    platform: 'Other',
    region: 'Other',
    value: { amount: 12, currency: 'USD' },
    price: { amount: 2500, currency: 'DZD' },
    description:
      'The three add-on chapters of Kasbah Runner in one code. You need the base game on the same account, in any edition and any language.',
    redemptionInstructions: REDEMPTION.Other,
    available: 7,
    face: 'moons',
    ageDays: 10,
  },
  {
    name: 'Mobile top-up DZ 1000',
    platform: 'Other',
    region: 'DZ',
    value: { amount: 1000, currency: 'DZD' },
    price: { amount: 1050, currency: 'DZD' },
    description: 'رصيد للهاتف يعمل مع كل الشبكات في الجزائر.',
    redemptionInstructions: REDEMPTION.Other,
    available: 25,
    face: 'disc',
    ageDays: 51,
  },
  {
    name: 'Mobile top-up TN 20',
    platform: 'Other',
    region: 'TN',
    value: { amount: 6, currency: 'EUR' },
    price: { amount: 1500, currency: 'DZD' },
    redemptionInstructions: REDEMPTION.Other,
    available: 6,
    face: 'disc',
    ageDays: 86,
  },
  {
    name: 'Cinema evening for two',
    platform: 'Other',
    region: 'Other',
    value: { amount: 1600, currency: 'DZD' },
    price: { amount: 9, currency: 'USD' },
    description:
      'Two seats on any weekday in the halls that take part. Show the code at the desk, it is good for six months from the day you get it.',
    redemptionInstructions: REDEMPTION.Other,
    available: 3,
    face: 'waves',
    ageDays: 120,
  },
];
