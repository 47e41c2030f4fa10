import { accountFields } from './account.fields.js';

const account = {
  codeName: 'Orbital 9 - DZ_1',
  prix: { amount: 2500, currency: 'DZD' },
  console: 'PS4',
  service: 'Secondaire_Online',
  duration: 1,
  available: 1,
  games: ['Orbital 9'],
};
const sentencesOf = (input: object): string[] =>
  accountFields.safeParse({ ...account, ...input }).error?.issues.map((issue) => issue.message) ?? [];
const without = (field: string) => sentencesOf({ [field]: undefined });

describe('the fields of an account', () => {
  it('[CAT-102] accept a code name of letters of any script, digits, spaces, hyphens and underscores', () => {
    for (const codeName of ['FIFA 25', 'a-b_c', 'حساب ٥', 'Été'])
      expect(sentencesOf({ codeName })).toEqual([]);
    for (const codeName of ['a.b', 'a/b', 'a:b', '<b>', 'a\tb', '🎮'])
      expect(sentencesOf({ codeName })[0]).toContain('Code name');
  });

  it('[CAT-103] accept a code name of at most 100 characters', () => {
    expect(sentencesOf({ codeName: 'x'.repeat(100) })).toEqual([]);
    expect(sentencesOf({ codeName: 'x'.repeat(101) })).toEqual([
      'Code name must be less than 100 characters',
    ]);
  });

  it('[CAT-104] accept a description of at most 1000 characters', () => {
    expect(sentencesOf({ description: 'x'.repeat(1000) })).toEqual([]);
    expect(sentencesOf({ description: `${'x\r\n'.repeat(499)}xx` })).toEqual([]);
    expect(sentencesOf({ description: 'x'.repeat(1001) })).toEqual([
      'Description must be less than 1000 characters',
    ]);
  });

  it('[CAT-105] require code name, console and service', () => {
    expect(without('codeName')).toEqual(['Code name is required']);
    expect(sentencesOf({ codeName: '   ' })).toEqual(['Code name is required']);
    expect(without('console')).toHaveLength(1);
    expect(without('service')).toHaveLength(1);
  });

  it('[CAT-001] [CAT-083] accept four consoles, in their exact spelling', () => {
    for (const console of ['PS4', 'PS5', 'PS4/PS5', 'PS Portal'])
      expect(sentencesOf({ console })).toEqual([]);
    for (const console of ['ps4', 'PS3', '']) expect(sentencesOf({ console })).toHaveLength(1);
  });

  it('[CAT-085] accept four services, in their exact spelling', () => {
    for (const service of [
      'Secondaire_Online',
      'Principal_Online/Offline',
      'Offline_Principal',
      'Compte_Complet',
    ])
      expect(sentencesOf({ service })).toEqual([]);
    expect(sentencesOf({ service: 'secondaire_online' })).toHaveLength(1);
  });

  it('[CAT-106] require a price of at least 0 with at most two decimals', () => {
    for (const amount of [0, 0.01, 19.99, 99_999_999.99, '2500', ' 19.9 '])
      expect(sentencesOf({ prix: { amount, currency: 'DZD' } })).toEqual([]);
    expect(without('prix')).toEqual(['Price is required']);
    expect(sentencesOf({ prix: { currency: 'DZD' } })).toEqual(['Price must be a number']);
    expect(sentencesOf({ prix: { amount: -1, currency: 'DZD' } })).toEqual(['Price must be at least 0']);
    for (const amount of [0.005, 1e-9, 12.3400000001, '12.340000000001', 99_999_999.001])
      expect(sentencesOf({ prix: { amount, currency: 'DZD' } })).toEqual([
        'Price must have at most two decimals',
      ]);
    for (const amount of ['', '1e3', 'ten', '0x10', true, null, [5]])
      expect(sentencesOf({ prix: { amount, currency: 'DZD' } })).toEqual(['Price must be a number']);
  });

  it('[CAT-082] accept only DZD, EUR and USD', () => {
    for (const currency of ['DZD', 'EUR', 'USD'])
      expect(sentencesOf({ prix: { amount: 1, currency } })).toEqual([]);
    for (const currency of ['dzd', 'GBP', undefined])
      expect(sentencesOf({ prix: { amount: 1, currency } })).toEqual(['Currency must be DZD, EUR or USD']);
  });

  it('[CAT-107] require a duration of whole months, at least 1', () => {
    expect(sentencesOf({ duration: '6' })).toEqual([]);
    expect(sentencesOf({ duration: 0 })).toEqual(['Duration must be at least 1 month']);
    for (const duration of [1.5, 'six', '', undefined, null])
      expect(sentencesOf({ duration })).toEqual(['Duration must be a whole number of months']);
  });

  it('[CAT-108] require a stock of at least 0', () => {
    expect(sentencesOf({ available: '0' })).toEqual([]);
    expect(sentencesOf({ available: -1 })).toEqual(['Available must be at least 0']);
    expect(without('available')).toEqual(['Available must be a whole number']);
    for (const available of [1_000_001, '9999999999'])
      expect(sentencesOf({ available })).toEqual(['Available must be at most 1000000']);
  });

  it('[CAT-109] require at least one game', () => {
    expect(without('games')).toEqual(['Games are required']);
    expect(sentencesOf({ games: [] })).toEqual(['Games are required']);
    expect(sentencesOf({ games: 'Orbital 9' })).toEqual(['Games are required']);
  });

  it('[CAT-110] ignore blank lines of games', () => {
    expect(accountFields.parse({ ...account, games: ['', ' A ', '  ', 'B'] }).games).toEqual(['A', 'B']);
    expect(sentencesOf({ games: [' ', ''] })).toEqual(['Games are required']);
  });

  it('[CAT-111] do not require a description', () => {
    expect(sentencesOf({ description: null })).toEqual([]);
    expect(without('description')).toEqual([]);
  });

  it('leave out unknown fields', () => {
    expect(accountFields.parse({ ...account, _id: 'x', role: 'admin' })).toEqual(account);
  });
});
