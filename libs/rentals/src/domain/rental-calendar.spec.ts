import { daysUntil, monthsAfter } from './rental-calendar.js';

const after = (moment: string, months: number, timezone: string) =>
  monthsAfter(new Date(moment), months, timezone).toISOString();

describe('months of a rental', () => {
  it.each([
    ['2026-01-15T20:30:00.123Z', 1, 'Africa/Algiers', '2026-02-15T20:30:00.123Z'],
    ['2026-11-23T08:00:00.000Z', 6, 'Africa/Algiers', '2027-05-23T08:00:00.000Z'],
    ['2026-01-31T12:00:00.000Z', 1, 'Africa/Algiers', '2026-02-28T12:00:00.000Z'],
    ['2028-01-31T12:00:00.000Z', 1, 'Africa/Algiers', '2028-02-29T12:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', 6, 'Africa/Algiers', '2027-02-28T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 2, 'Africa/Algiers', '2027-02-28T12:00:00.000Z'],
  ])(
    '[LIF-080] after %s: %d in %s is %s, the last day where the day is missing',
    (from, months, zone, to) => {
      expect(after(from, months, zone)).toBe(to);
    },
  );

  it.each([
    // The local day counts: in Algiers it is already the 31st.
    ['2026-01-30T23:30:00.000Z', 1, 'Africa/Algiers', '2026-02-27T23:30:00.000Z'],
    ['2026-01-31T02:00:00.000Z', 1, 'America/New_York', '2026-03-01T02:00:00.000Z'],
  ])('[LIF-080] after %s: %d in %s is %s by the local calendar', (from, months, zone, to) => {
    expect(after(from, months, zone)).toBe(to);
  });

  it.each([
    ['2026-03-15T09:00:00.000Z', 1, 'Europe/Paris', '2026-04-15T08:00:00.000Z'],
    ['2026-09-30T08:00:00.000Z', 1, 'Europe/Paris', '2026-10-30T09:00:00.000Z'],
    // 02:30 does not exist on 29 March 2026 in Paris.
    ['2026-02-28T01:30:00.000Z', 1, 'Europe/Paris', '2026-03-28T01:30:00.000Z'],
    ['2026-01-29T01:30:00.000Z', 2, 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ])(
    '[LIF-080] after %s: %d in %s is %s, at the same local time across a change to or from summer time',
    (from, n, zone, to) => {
      expect(after(from, n, zone)).toBe(to);
    },
  );

  it('[LIF-080] end at the same local time if it occurs twice', () => {
    // 02:30 occurs twice on 25 October 2026 in Paris; both are the same local time.
    const end = new Date(after('2026-09-25T00:30:00.000Z', 1, 'Europe/Paris'));
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    expect(local.format(end)).toBe('25/10/2026, 02:30');
  });

  it('[LIF-080] of a renewal count from the former end, even if that was moved to the last day of its month', () => {
    const end = after('2026-01-31T12:00:00.000Z', 1, 'Africa/Algiers');
    expect(after(end, 1, 'Africa/Algiers')).toBe('2026-03-28T12:00:00.000Z');
  });
});

describe('the days left', () => {
  it('[LIF-081] are rounded up, and 0 after the end', () => {
    const now = new Date('2026-05-01T12:00:00Z');
    const left = (end: string) => daysUntil(new Date(end), now);
    expect(left('2026-05-01T12:00:01Z')).toBe(1);
    expect(left('2026-05-02T12:00:00Z')).toBe(1);
    expect(left('2026-05-02T12:00:01Z')).toBe(2);
    expect(left('2026-05-01T12:00:00Z')).toBe(0);
    expect(left('2026-04-01T12:00:00Z')).toBe(0);
  });
});
