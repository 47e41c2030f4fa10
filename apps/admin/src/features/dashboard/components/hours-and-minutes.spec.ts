import { hoursAndMinutes } from './hours-and-minutes';

it.each([
  [0, 0, 0],
  [59_999, 0, 0],
  [60_000, 0, 1],
  [3_599_999, 0, 59],
  [90_000_000, 25, 0],
])('[STAT-011] %d ms are %d hours and %d minutes', (milliseconds, hours, minutes) => {
  expect(hoursAndMinutes(milliseconds)).toEqual({ hours, minutes });
});
