import { format } from 'date-fns';
import { arabicDates } from './arabic-dates';

describe('Arabic dates', () => {
  const inArabic = (pattern: string, month: number) =>
    format(new Date(2025, month, 2, 8, 5), pattern, { locale: arabicDates });

  it('[SHELL-002] [ORD-098] name the months in full, as Arabic readers expect', () => {
    expect(inArabic('MMM dd, yyyy HH:mm', 10)).toBe('نوفمبر 02, 2025 08:05');
    expect(inArabic('MMM d', 0)).toBe('جانفي 2');
  });

  it('never stretch a cut name', () => {
    for (let month = 0; month < 12; month++) expect(inArabic('MMM', month)).not.toContain('ـ');
  });
});
