import { accountChanges } from './account-changes.js';

describe('changes of an account', () => {
  it('[API-021] contain the fields that are sent, and no others', () => {
    expect(accountChanges.parse({})).toEqual({});
    expect(accountChanges.parse({ available: '3' })).toEqual({ available: 3 });
    expect(accountChanges.parse({ prix: { amount: '10.5' } })).toEqual({ prix: { amount: 10.5 } });
  });

  it('[API-021] are validated by the same rules as a new account', () => {
    const sentences = accountChanges
      .safeParse({ codeName: '', available: -1, prix: { amount: -5 } })
      .error?.issues.map((issue) => issue.message);
    expect(sentences).toEqual([
      'Code name is required',
      'Price must be at least 0',
      'Available must be at least 0',
    ]);
  });

  it('distinguish between keeping all pictures and keeping none', () => {
    expect(accountChanges.parse({}).keepImages).toBeUndefined();
    expect(accountChanges.parse({ keepImages: [] }).keepImages).toEqual([]);
    expect(accountChanges.parse({ keepImages: [''] }).keepImages).toEqual([]);
    expect(accountChanges.safeParse({ keepImages: 'all' }).success).toBe(false);
  });
});
