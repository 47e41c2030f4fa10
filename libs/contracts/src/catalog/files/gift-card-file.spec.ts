import fc from 'fast-check';
import { csvLine, csvRecords } from './csv.js';
import { CARD_COLUMNS, parseGiftCardFile } from './gift-card-file.js';

const line = 'Orbit 50,PlayStation,Algeria,50,USD,9500,DZD,"A card, and ""more""",Enter the code,3';
const fields = {
  name: 'Orbit 50',
  platform: 'PlayStation',
  region: 'DZ',
  value: { amount: 50, currency: 'USD' },
  price: { amount: 9500, currency: 'DZD' },
  description: 'A card, and "more"',
  redemptionInstructions: 'Enter the code',
  available: 3,
};

describe('a gift card file', () => {
  it('[CAT-131] [CAT-133] contains one card per line in ten columns', () => {
    expect(parseGiftCardFile(`${line}\n${line}`)).toEqual({
      cards: [
        { line: 1, fields },
        { line: 2, fields },
      ],
      faults: [],
      tooLong: false,
    });
  });

  it('[CAT-133] may begin with the header', () => {
    expect(parseGiftCardFile(`${CARD_COLUMNS.join(',')}\r\n${line}`).cards).toEqual([{ line: 2, fields }]);
    expect(parseGiftCardFile(`${line}\n${CARD_COLUMNS.join(',')}`).faults.length).toBeGreaterThan(0);
  });

  it('[CAT-134] may contain empty lines', () => {
    expect(parseGiftCardFile(`\n\n${line}\r\n  \r\n`).cards).toEqual([{ line: 3, fields }]);
  });

  it('[CAT-132] treats a space after a comma as part of the value', () => {
    expect(parseGiftCardFile(line.replace(',USD', ', USD')).faults).toEqual([
      { line: 1, field: 'value.currency', message: 'Currency must be DZD, EUR or USD' },
    ]);
  });

  it('returns the valid lines and reports the invalid ones', () => {
    const { cards, faults } = parseGiftCardFile([line, 'a,b', line.replace('9500', '-1'), line].join('\n'));
    expect(cards.map((card) => card.line)).toEqual([1, 4]);
    expect(faults).toEqual([
      { line: 2, field: '', message: 'A line must have 10 columns, this one has 2' },
      { line: 3, field: 'price.amount', message: 'Price must be at least 0' },
    ]);
  });

  it('counts the lines within quotation marks', () => {
    const long = line.replace('A card, and', 'A card\nof two lines, and');
    expect(parseGiftCardFile(`${long}\nbad\n"open`).faults.map((fault) => fault.line)).toEqual([3, 4]);
  });

  it('may have at most 10,000 lines', () => {
    const many = (count: number) => parseGiftCardFile('short\n'.repeat(count));
    expect(many(10_000).tooLong).toBe(false);
    expect(many(10_000).faults).toHaveLength(10_000);
    expect(many(10_001).tooLong).toBe(true);
  });

  it('is read back as it was written, with any texts', () => {
    const record = fc.array(fc.string(), { minLength: 2, maxLength: 10 });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 5 }), (records) => {
        const text = records.map(csvLine).join('\r\n');
        expect([...csvRecords(text)].map(({ columns }) => columns)).toEqual(records);
      }),
    );
  });

  it('can be any text without an exception', () => {
    const soup = fc.array(fc.oneof(fc.string(), fc.constantFrom('"', ',', '\r', '\n', '""', line)));
    fc.assert(
      fc.property(soup, (parts) => {
        const { cards, faults } = parseGiftCardFile(parts.join(''));
        expect(cards.length + faults.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
