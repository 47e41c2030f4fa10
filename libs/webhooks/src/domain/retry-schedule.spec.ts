import { hasFailedForLong, pauseAfter } from './retry-schedule.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

it('[POC-094] waits 5 s, 5 min, 30 min, 2 h, 5 h, 8 h and 8 h, each within 10 %, and ends after eight attempts', () => {
  const pauses = [5 * SECOND, 300 * SECOND, 1_800 * SECOND, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR];
  expect(pauses.map((_, index) => pauseAfter(index + 1, 0.5))).toEqual(pauses);
  pauses.forEach((pause, index) => {
    expect(pauseAfter(index + 1, 0)).toBeCloseTo(pause * 0.9);
    expect(pauseAfter(index + 1, 1)).toBeCloseTo(pause * 1.1);
  });
  expect(pauseAfter(8, 0.5)).toBeUndefined();
});

it('[POC-097] a receiver has failed for too long three days after its first failure', () => {
  const since = new Date('2026-01-01T00:00:00Z');
  const after = (hours: number) => new Date(since.getTime() + hours * HOUR);
  expect(hasFailedForLong(null, after(500), 1)).toBe(false);
  expect(hasFailedForLong(since, after(71.9), 1)).toBe(false);
  expect(hasFailedForLong(since, after(72), 1)).toBe(true);
  expect(hasFailedForLong(since, after(0.072), 0.001)).toBe(true);
});
