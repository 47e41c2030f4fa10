import { giftCardFields } from './gift-card.fields.js';

const card = {
  name: 'Orbit 50',
  platform: 'PlayStation',
  region: 'US',
  value: { amount: 50, currency: 'USD' },
  price: { amount: 9500, currency: 'DZD' },
  redemptionInstructions: 'Open the store and enter the code.',
  available: 1,
};
const sentencesOf = (input: object): string[] =>
  giftCardFields.safeParse({ ...card, ...input }).error?.issues.map((issue) => issue.message) ?? [];

describe('the fields of a gift card', () => {
  it('[CAT-123] require name, platform, region and redemption instructions', () => {
    expect(sentencesOf({ name: ' ' })).toEqual(['Name is required']);
    expect(sentencesOf({ platform: undefined })).toEqual(['Platform is unknown']);
    expect(sentencesOf({ region: '' })).toEqual(['Region is required']);
    for (const redemptionInstructions of ['', '  ', undefined, null])
      expect(sentencesOf({ redemptionInstructions })).toEqual(['Redemption instructions are required']);
  });

  it('[CAT-086] accept ten platforms', () => {
    const platforms =
      'PlayStation,Xbox,Netflix,Amazon,Fortnite,Steam,Google Play,App Store,Spotify,Other'.split(',');
    for (const platform of platforms) expect(sentencesOf({ platform })).toEqual([]);
    expect(sentencesOf({ platform: 'steam' })).toEqual(['Platform is unknown']);
  });

  it('[CAT-124] require a stock of at least 0', () => {
    expect(sentencesOf({ available: 0 })).toEqual([]);
    expect(sentencesOf({ available: -1 })).toEqual(['Available must be at least 0']);
    expect(sentencesOf({ available: undefined })).toEqual(['Available must be a whole number']);
  });

  it('[CAT-125] require a value of at least 0 in steps of 0.01', () => {
    expect(sentencesOf({ value: { amount: 0.01, currency: 'USD' } })).toEqual([]);
    expect(sentencesOf({ value: { amount: -0.01, currency: 'USD' } })).toEqual(['Value must be at least 0']);
    expect(sentencesOf({ value: { amount: 0.001, currency: 'USD' } })).toEqual([
      'Value must have at most two decimals',
    ]);
    expect(sentencesOf({ value: undefined })).toEqual(['Value is required']);
  });

  it('[CAT-126] require a price of at least 0 in steps of 0.01', () => {
    expect(sentencesOf({ price: { amount: 10.55, currency: 'EUR' } })).toEqual([]);
    expect(sentencesOf({ price: { amount: -1, currency: 'EUR' } })).toEqual(['Price must be at least 0']);
    expect(sentencesOf({ price: { amount: 1.001, currency: 'EUR' } })).toEqual([
      'Price must have at most two decimals',
    ]);
  });

  it('[CAT-127] do not require a description', () => {
    expect(sentencesOf({ description: undefined })).toEqual([]);
    expect(sentencesOf({ description: 'x'.repeat(1001) })).toEqual([
      'Description must be less than 1000 characters',
    ]);
  });

  it('[CAT-128] contain amounts as numbers, even if they were sent as text', () => {
    const parsed = giftCardFields.parse({ ...card, value: { amount: '50.5', currency: 'USD' } });
    expect(parsed.value.amount).toBe(50.5);
  });

  it('accept at most 60 characters of region, 100 of name and 2000 of instructions', () => {
    const longest = {
      region: 'r'.repeat(60),
      name: 'n'.repeat(100),
      redemptionInstructions: 'i'.repeat(2000),
    };
    expect(sentencesOf(longest)).toEqual([]);
    expect(sentencesOf({ region: 'r'.repeat(61) })).toHaveLength(1);
    expect(sentencesOf({ name: 'n'.repeat(101) })).toHaveLength(1);
    expect(sentencesOf({ redemptionInstructions: 'i'.repeat(2001) })).toHaveLength(1);
  });
});
