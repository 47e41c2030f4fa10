import type { AccountFields, GiftCardFields } from '@manette/contracts/catalog';

export const accountFields: AccountFields = {
  codeName: 'Orbital 9',
  prix: { amount: 2500, currency: 'DZD' },
  console: 'PS4',
  service: 'Secondaire_Online',
  duration: 1,
  available: 2,
  games: ['Orbital 9'],
  description: '',
};

export const giftCardFields: GiftCardFields = {
  name: 'Orbit 50',
  platform: 'PlayStation',
  region: 'DZ',
  value: { amount: 50, currency: 'USD' },
  price: { amount: 9500, currency: 'DZD' },
  description: null,
  redemptionInstructions: 'Enter the code',
  available: 1,
};
