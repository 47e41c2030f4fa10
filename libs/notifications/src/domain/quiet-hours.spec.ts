import { kindsWith, type Preferences } from './preferences.js';
import { quietUntil } from './quiet-hours.js';

const quiet = (from: string, to: string, timeZone: string, enabled = true): Preferences => ({
  kinds: kindsWith({}),
  hideContent: true,
  quietHours: { enabled, from, to },
  timeZone,
  language: 'en',
});
const until = (preferences: Preferences, now: string) =>
  quietUntil(preferences, new Date(now))?.toISOString();

describe('quiet hours', () => {
  it('[POC-053] span midnight, in the time zone of the user', () => {
    const night = quiet('22:00', '07:00', 'Africa/Algiers');
    expect(until(night, '2026-03-10T20:59:59Z')).toBeUndefined();
    expect(until(night, '2026-03-10T21:00:00Z')).toBe('2026-03-11T06:00:00.000Z');
    expect(until(night, '2026-03-11T05:59:30Z')).toBe('2026-03-11T06:00:00.000Z');
    expect(until(night, '2026-03-11T06:00:00Z')).toBeUndefined();
    expect(until(quiet('12:00', '14:00', 'Africa/Algiers'), '2026-03-10T12:30:00Z')).toBe(
      '2026-03-10T13:00:00.000Z',
    );
    expect(
      until({ ...night, quietHours: { ...night.quietHours, enabled: false } }, '2026-03-10T23:00:00Z'),
    ).toBe(undefined);
  });

  it('[POC-053] end at the new local time if the clocks change during them', () => {
    const night = quiet('22:00', '07:00', 'Europe/Paris');
    expect(until(night, '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(until(night, '2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(until(quiet('22:00', '02:30', 'Europe/Paris'), '2026-03-28T22:00:00Z')).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });
});
