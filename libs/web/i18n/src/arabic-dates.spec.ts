import { format, formatDistanceStrict } from 'date-fns';
import { arabicDates } from './arabic-dates';

describe('Arabic dates', () => {
  const inArabic = (pattern: string, month: number) =>
    format(new Date(2025, month, 2, 8, 5), pattern, { locale: arabicDates });

  it('[SHELL-002] [ORD-098] show the full names of months, as Arabic readers expect', () => {
    expect(inArabic('MMM dd, yyyy HH:mm', 10)).toBe('نوفمبر 02, 2025 08:05');
    expect(inArabic('MMM d', 0)).toBe('جانفي 2');
  });

  it('never show an abbreviated name stretched with a tatweel', () => {
    for (let month = 0; month < 12; month++) expect(inArabic('MMM', month)).not.toContain('ـ');
  });

  it.each([
    [0, 'second', 'أقل من ثانية واحدة'],
    [1, 'minute', 'دقيقة واحدة'],
    [2, 'second', 'ثانيتين'],
    [5, 'second', '5 ثوانٍ'],
    [3, 'hour', '3 ساعات'],
    [15, 'day', '15 يومًا'],
    [11, 'month', '11 شهرًا'],
    [11, 'year', '11 عامًا'],
    [100, 'year', '100 عام'],
  ] as const)('count %i times a %s in the forms of Arabic', (count, unit, words) => {
    const ms = { second: 1e3, minute: 6e4, hour: 36e5, day: 864e5, month: 864e5 * 31, year: 864e5 * 366 };
    const distance = formatDistanceStrict(0, count * ms[unit], {
      locale: arabicDates,
      unit,
      roundingMethod: 'floor',
    });
    expect(distance).toBe(words);
  });
});
