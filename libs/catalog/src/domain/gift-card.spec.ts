import { giftCardFields } from '../testing/listing.mother.js';
import { GiftCard } from './gift-card.js';

const noon = new Date('2026-05-01T12:00:00.000Z');
const later = new Date('2026-05-02T12:00:00.000Z');

describe('a gift card', () => {
  it('[API-029] changes the given fields and keeps the others', () => {
    const card = new GiftCard('id', giftCardFields, ['a', 'b'], noon);
    const changes = { value: { currency: 'EUR' as const }, price: { amount: 10 }, region: 'MA' };
    card.change(changes, { kept: ['b'], added: ['c'] }, later);
    expect(card).toMatchObject({
      ...{ name: 'Orbit 50', region: 'MA', images: ['b', 'c'], updatedAt: later, createdAt: noon },
      value: { amount: 50, currency: 'EUR' },
      price: { amount: 10, currency: 'DZD' },
    });
  });
});
