import { decodeCursor, encodeCursor } from './cursor.js';

const read = (time: string) => decodeCursor(encodeCursor([time]), ['time']);

describe('a cursor', () => {
  it.each([
    '2026-01-02T03:04:05.678Z',
    '2026-01-02 03:04:05.123456+00',
    '2026-01-02 03:04:05+05:30',
    '2024-02-29 00:00:00-03',
    '9999-12-31T00:00:00.000Z',
  ])('returns the moment %s unchanged', (time) => {
    expect(read(time)).toEqual([time]);
  });

  // Date.parse accepts all of these, but PostgreSQL would fail on them.
  it.each([
    '2026-02-31 00:00:00+00',
    '2026-02-29T00:00:00Z',
    '2026-01-01T24:00:00Z',
    'Nov 1 2026 (whenever)',
    '0000-01-01T00:00:00Z',
    '+010000-01-01T00:00:00.000Z',
    '1',
  ])('refuses the moment %s', (time) => {
    expect(Number.isNaN(Date.parse(time))).toBe(false);
    expect(() => read(time)).toThrow('cursor is malformed');
  });

  it('refuses a cursor of another shape and a text that is no cursor', () => {
    for (const parts of [[], ['a', 'b'], [1], [null]])
      expect(() => decodeCursor(encodeCursor(parts as string[]), ['text'])).toThrow('cursor is malformed');
    for (const cursor of ['', '!', 'bnVsbA']) expect(() => decodeCursor(cursor, ['id'])).toThrow();
    expect(decodeCursor(undefined, ['id'])).toBeUndefined();
  });
});
