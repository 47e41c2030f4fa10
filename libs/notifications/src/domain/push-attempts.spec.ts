import { askedWait, nextWait } from './push-attempts.js';

const now = new Date('2026-03-10T12:00:00Z');

describe('the attempts of a push', () => {
  it('[POC-055] wait 10 s, 1 min, 5 min, 30 min, 2 h, and then no more', () => {
    const waits = [1, 2, 3, 4, 5, 6].map((attempt) => nextWait(attempt, 0, 1));
    expect(waits).toEqual([10_000, 60_000, 300_000, 1_800_000, 7_200_000, undefined]);
    expect(nextWait(2, 0, 0.01)).toBe(600);
  });

  it('[POC-055] wait for a longer Retry-After, in seconds or as a date, up to an hour', () => {
    expect(askedWait('90', now)).toBe(90_000);
    expect(askedWait('86400', now)).toBe(3_600_000);
    expect(askedWait('Tue, 10 Mar 2026 12:00:30 GMT', now)).toBe(30_000);
    for (const header of [undefined, 'soon', '-5']) expect(askedWait(header, now)).toBe(0);
    expect(nextWait(1, 90_000, 0.001)).toBe(90_000);
    expect(nextWait(2, 5_000, 1)).toBe(60_000);
  });
});
