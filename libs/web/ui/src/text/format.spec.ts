import { arDZ } from 'date-fns/locale/ar-DZ';
import fc from 'fast-check';
import { formatDate, formatDateTime, formatDayOfYear, formatTime } from './dates';
import { formatAmount, formatBytes, truncate } from './format';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [6500, '6 500'],
    [24000, '24 000'],
    [1234567.5, '1 234 567.50'],
    [9.99, '9.99'],
    [-6500, '-6 500'],
  ])('prints %p as %p', (amount, printed) => expect(spaced(formatAmount(amount))).toBe(printed));

  it('prints digits that read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const amount = cents / 100;
        expect(Number(formatAmount(amount).replaceAll('\u00a0', ''))).toBeCloseTo(amount, 2);
      }),
    );
  });

  it('never breaks inside an amount', () => expect(formatAmount(6500)).not.toContain(' '));
});

describe('times', () => {
  const moment = new Date(2025, 10, 2, 8, 5);

  it('[ORD-098] prints ticket dates as MMM dd, yyyy HH:mm', () =>
    expect(formatDateTime(moment)).toBe('Nov 02, 2025 08:05'));
  it('prints the time of a message', () => expect(formatTime(moment.toISOString())).toBe('08:05'));
  it('puts the day first in Arabic, and the Arabic comma before the time', () => {
    expect(formatDateTime(moment, arDZ)).toBe('2 نوفمبر 2025، 08:05');
    expect(formatDate(moment, arDZ)).toBe('2 نوفمبر 2025');
    expect(formatDayOfYear(moment, arDZ)).toBe('2 نوفمبر');
  });
  it('prints a day in English', () => {
    expect(formatDate(moment)).toBe('Nov 02, 2025');
    expect(formatDayOfYear(moment)).toBe('Nov 2');
  });
  it('prints nothing for an invalid time', () => expect(formatDateTime('soon')).toBe(''));
});

describe('truncate', () => {
  it('[CAT-048] keeps 100 characters', () => expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100)));
  it('[CAT-048] cuts the 101st', () => expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`));
  it('does not split a surrogate pair', () => expect(truncate('🎮🎮🎮', 2)).toBe('🎮🎮…'));
});

it.each([
  [0, '0 B'],
  [900, '900 B'],
  [219_136, '214 KB'],
  [1_887_436, '1.8 MB'],
])('prints %p bytes as %p', (bytes, printed) => expect(formatBytes(bytes)).toBe(printed));

describe('on an Arabic page', () => {
  beforeEach(() => (document.documentElement.lang = 'ar'));
  afterEach(() => (document.documentElement.lang = 'en'));

  it.each([
    [900, '900 بايت'],
    [219_136, '214 كيلوبايت'],
    [1_887_436, '1.8 ميغابايت'],
  ])('%p bytes are %p', (bytes, printed) => expect(formatBytes(bytes)).toBe(printed));
});
