import fc from 'fast-check';
import { parseAccountFile } from './account-file.js';

const file = `CodeName: Orbital 9
Prix: 2500 DZD
Console: PS4
Service: Secondaire_Online
Duration: 1
Available: 2
Games:
Spider-Man: Miles Morales
Redline
Description: Two games, one price: 2500`;

const fields = {
  codeName: 'Orbital 9',
  prix: { amount: 2500, currency: 'DZD' },
  console: 'PS4',
  service: 'Secondaire_Online',
  duration: 1,
  available: 2,
  games: ['Spider-Man: Miles Morales', 'Redline'],
  description: 'Two games, one price: 2500',
};
const without = (key: string) => file.replace(new RegExp(`^${key}:.*\n?`, 'm'), '');
const faultsOf = (text: string) => parseAccountFile(text).faults;

describe('an account file', () => {
  it('[CAT-115] [CAT-116] [CAT-117] [CAT-119] [CAT-120] [CAT-121] is parsed to the fields of an account', () => {
    expect(parseAccountFile(file)).toEqual({ fields, faults: [] });
  });

  it('may have keys in any order and case, any line ends, blank lines and spaces', () => {
    const lines = file.split('\n');
    const games = lines.splice(6, 3);
    const shuffled = [...games, '', ...lines.toReversed()].map((line) => ` ${line} `).join('\r\n');
    expect(parseAccountFile(shuffled.replace('CodeName', 'CODENAME').replace('Prix', 'prix')).fields).toEqual(
      fields,
    );
  });

  it('[CAT-118] is case-sensitive only for the service', () => {
    const lower = file.replace('PS4', 'ps4').replace('DZD', 'dzd');
    expect(parseAccountFile(lower).fields).toEqual(fields);
    expect(faultsOf(file.replace('Secondaire_Online', 'secondaire_online'))).toEqual([
      expect.objectContaining({ line: 4, field: 'service' }),
    ]);
  });

  it('[CAT-122] is split at the first colon, and a line of games counts as a key only if it begins with a known key', () => {
    const { fields: read } = parseAccountFile(`${file.replace('Redline', 'Halo: Reach')}\n`);
    expect(read?.games).toEqual(['Spider-Man: Miles Morales', 'Halo: Reach']);
  });

  it.each([
    ['CodeName', 'codeName', 'Code name is required'],
    ['Prix', 'prix', 'Price is required'],
    ['Duration', 'duration', 'Duration must be a whole number of months'],
    ['Available', 'available', 'Available must be a whole number'],
  ])('[CAT-115] is refused if %s is missing', (key, field, message) => {
    expect(faultsOf(without(key))).toEqual([{ line: 1, field, message }]);
  });

  it('[CAT-120] must contain games', () => {
    const noGames = file.replace(/Games:\n.*\n.*\n/, '');
    expect(faultsOf(noGames)).toEqual([{ line: 1, field: 'games', message: 'Games are required' }]);
    expect(faultsOf(`${noGames}\nGames:\n\n`)).toEqual([
      { line: 8, field: 'games', message: 'Games are required' },
    ]);
  });

  it('has all its errors reported with line and field', () => {
    const bad = [
      'CodeName: a/b',
      'Prix: cheap',
      'Consol: PS4',
      'Duration: 1.5',
      'no colon',
      'Duration: 2',
      'Games:',
      'A',
    ];
    const faults = faultsOf(bad.join('\n')).map(({ line, field }) => [line, field]);
    expect(faults).toEqual(
      expect.arrayContaining([
        [1, 'codeName'],
        [2, 'prix'],
        [3, ''],
        [4, 'duration'],
        [5, ''],
        [6, 'duration'],
        [1, 'console'],
        [1, 'service'],
        [1, 'available'],
      ]),
    );
    expect(faults).toHaveLength(9);
  });

  it('is refused with negative or too precise amounts and with unknown currencies', () => {
    const sentence = (prix: string) => faultsOf(file.replace('2500 DZD', prix))[0]?.message;
    expect(sentence('-5 DZD')).toBe('Price must be at least 0');
    expect(sentence('1.005 EUR')).toBe('Price must have at most two decimals');
    expect(sentence('5 GBP')).toBe('Currency must be DZD, EUR or USD');
    expect(sentence('2500')).toContain("like '2500 DZD'");
  });

  it('[CAT-115] [CAT-122] is parsed to the values that were written, with any games and any order of keys', () => {
    const words = fc
      .stringMatching(/^[A-Za-z0-9\u0621-\u064a][A-Za-z0-9\u0621-\u064a:,'& -]{0,40}[a-z0-9]$/)
      .filter(
        (text) => !/^(codename|prix|console|service|duration|available|games|description)\s*:/i.test(text),
      );
    const account = fc.record({
      codeName: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,50}$/),
      prix: fc.record({
        amount: fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100),
        currency: fc.constantFrom('DZD', 'EUR', 'USD'),
      }),
      console: fc.constantFrom('PS4', 'PS5', 'PS4/PS5', 'PS Portal'),
      service: fc.constantFrom('Secondaire_Online', 'Principal_Online/Offline', 'Offline_Principal'),
      duration: fc.integer({ min: 1, max: 100 }),
      available: fc.integer({ min: 0, max: 1000 }),
      games: fc.array(words, { minLength: 1, maxLength: 6 }),
      description: words,
    });
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 });
    fc.assert(
      fc.property(account, order, fc.constantFrom('\n', '\r\n'), (written, at, end) => {
        const { prix, games, ...rest } = written;
        const parts = [
          `CodeName: ${rest.codeName}`,
          `Prix: ${prix.amount.toFixed(2)} ${prix.currency}`,
          `Console: ${rest.console}`,
          `Service: ${rest.service}`,
          `Duration: ${rest.duration}`,
          `Available: ${rest.available}`,
          ['Games:', ...games].join(end),
          `Description: ${rest.description}`,
        ];
        expect(parseAccountFile(at.map((index) => parts[index]).join(end))).toEqual({
          fields: written,
          faults: [],
        });
      }),
    );
  });

  it('can be any text without an exception', () => {
    const soup = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('Games:', 'Prix:', ':', '\r', 'CodeName: x')),
    );
    fc.assert(
      fc.property(soup, (lines) => {
        const { fields: read, faults } = parseAccountFile(lines.join('\n'));
        expect(read === null).toBe(faults.length > 0);
      }),
    );
  });
});
