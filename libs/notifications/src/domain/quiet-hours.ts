import type { Preferences } from './preferences.js';

const MINUTE = 60_000;
/** The minutes of the longest day, in which an hour is repeated. */
const LONGEST = 25 * 60;

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const isWithin = (time: string, { from, to }: { from: string; to: string }) =>
  from < to ? time >= from && time < to : time >= from || time < to;

/**
 * Returns the end of the quiet hours that contain a time; undefined outside of them. It checks the user's local time
 * minute by minute, so that an hour that is skipped or repeated is handled correctly [POC-053].
 */
export function quietUntil({ quietHours, timeZone }: Preferences, now: Date): Date | undefined {
  if (!quietHours.enabled) return undefined;
  const wall = clockIn(timeZone);
  if (!isWithin(wall.format(now), quietHours)) return undefined;
  const begun = Math.floor(now.getTime() / MINUTE) * MINUTE;
  for (let minutes = 1; minutes <= LONGEST; minutes += 1) {
    const at = new Date(begun + minutes * MINUTE);
    if (!isWithin(wall.format(at), quietHours)) return at;
  }
  return new Date(begun + LONGEST * MINUTE);
}
