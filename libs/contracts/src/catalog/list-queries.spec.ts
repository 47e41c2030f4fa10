import { accountListQuery } from './account-list.query.js';
import { giftCardListQuery } from './gift-card-list.query.js';

const refused = (query: object) => !accountListQuery.safeParse(query).success;

describe('the queries of the catalogue lists', () => {
  it('[API-018] have a limit of 24 by default and at most 100', () => {
    expect(accountListQuery.parse({}).limit).toBe(24);
    expect(accountListQuery.parse({ limit: '100' }).limit).toBe(100);
    for (const limit of ['0', '101', '1.5', 'x', '-1']) expect(refused({ limit })).toBe(true);
  });

  it('[API-018] refuse unknown services, consoles, flags, sort orders and ids, and a too long search', () => {
    expect(refused({ service: 'x' })).toBe(true);
    expect(refused({ console: 'PS3' })).toBe(true);
    expect(refused({ inStock: 'yes' })).toBe(true);
    expect(refused({ sort: 'id' })).toBe(true);
    expect(refused({ ids: 'x' })).toBe(true);
    expect(accountListQuery.parse({ sort: 'price' }).sort).toBe('price');
    expect(refused({ q: 'x'.repeat(101) })).toBe(true);
    expect(accountListQuery.parse({ inStock: 'false', q: '  ' })).toEqual({
      limit: 24,
      sort: '-createdAt',
      inStock: false,
      q: undefined,
    });
  });

  it('[CAT-029, CAT-089] take all as no filter', () => {
    const none = { limit: 24, sort: '-createdAt' };
    expect(accountListQuery.parse({ service: 'all', console: 'all' })).toEqual(none);
    expect(giftCardListQuery.parse({ platform: 'all', region: 'All' })).toEqual(none);
  });

  it('[API-026] refuse unknown platforms and accept any region', () => {
    expect(giftCardListQuery.safeParse({ platform: 'Gameboy' }).success).toBe(false);
    expect(giftCardListQuery.parse({ platform: 'Steam', region: 'us' })).toEqual({
      limit: 24,
      sort: '-createdAt',
      platform: 'Steam',
      region: 'us',
    });
  });
});
