import { accountChanges } from './account-changes.js';

describe('changes of an account', () => {
  it('[API-021] holds what is sent and nothing for what is absent', () => {
    expect(accountChanges.parse({})).toEqual({});
    expect(accountChanges.parse({ available: '3' })).toEqual({ available: 3 });
    expect(accountChanges.parse({ prix: { amount: '10.5' } })).toEqual({ prix: { amount: 10.5 } });
  });

  it('[API-021] judges what is sent by the same rules as a new account', () => {
    const sentences = accountChanges
      .safeParse({ codeName: '', available: -1, prix: { amount: -5 } })
      .error?.issues.map((issue) => issue.message);
    expect(sentences).toEqual([
      'Code name is required',
      'Price must be at least 0',
      'Available must be at least 0',
    ]);
  });

  it('tells pictures that all stay from pictures of which none stays', () => {
    expect(accountChanges.parse({}).keepImages).toBeUndefined();
    expect(accountChanges.parse({ keepImages: [] }).keepImages).toEqual([]);
    expect(accountChanges.parse({ keepImages: [''] }).keepImages).toEqual([]);
    expect(accountChanges.safeParse({ keepImages: 'all' }).success).toBe(false);
  });
});
