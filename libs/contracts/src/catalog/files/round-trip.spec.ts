import fc from 'fast-check';
import { CONSOLES, CURRENCIES, PLATFORMS, SERVICES } from '../enumerations.js';
import { accountFields } from '../account.fields.js';
import { giftCardFields } from '../gift-card.fields.js';
import { ACCOUNT_COLUMNS, accountLine, parseAccountListFile } from './account-list-file.js';
import { csvLine } from './csv.js';
import { CARD_COLUMNS, giftCardLine, parseGiftCardFile } from './gift-card-file.js';

const money = fc.record({
  amount: fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100),
  currency: fc.constantFrom(...CURRENCIES),
});
const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: maxLength / 4 });
const stock = fc.integer({ min: 0, max: 1_000_000 });

const accounts = fc
  .record({
    codeName: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 _-]{0,98}$/),
    prix: money,
    console: fc.constantFrom(...CONSOLES),
    service: fc.constantFrom(...SERVICES),
    duration: fc.integer({ min: 1, max: 1000 }),
    available: stock,
    games: fc.array(text(120), { minLength: 1, maxLength: 5 }),
    description: text(1000),
  })
  .map((input) => accountFields.safeParse(input).data)
  .filter((fields) => fields !== undefined);

const cards = fc
  .record({
    name: text(100),
    platform: fc.constantFrom(...PLATFORMS),
    region: text(60),
    value: money,
    price: money,
    description: text(1000),
    redemptionInstructions: text(2000),
    available: stock,
  })
  .map((input) => giftCardFields.safeParse(input).data)
  .filter((fields) => fields !== undefined);

describe('an export can be imported without changes', () => {
  it('[CAT-131] for gift cards with any texts', () => {
    fc.assert(
      fc.property(fc.array(cards, { minLength: 1, maxLength: 3 }), (list) => {
        const file = [csvLine(CARD_COLUMNS), ...list.map(giftCardLine)].join('\r\n');
        const { cards: read, faults } = parseGiftCardFile(file);
        expect(faults).toEqual([]);
        expect(read.map(({ fields }) => fields)).toEqual(list);
      }),
      { numRuns: 40 },
    );
  });

  it('[CAT-109] for accounts with any games', () => {
    fc.assert(
      fc.property(fc.array(accounts, { minLength: 1, maxLength: 3 }), (list) => {
        const file = [csvLine(ACCOUNT_COLUMNS), ...list.map(accountLine)].join('\r\n');
        const { rows, faults } = parseAccountListFile(file);
        expect(faults).toEqual([]);
        expect(rows.map(({ fields }) => fields)).toEqual(list);
      }),
      { numRuns: 40 },
    );
  });
});
