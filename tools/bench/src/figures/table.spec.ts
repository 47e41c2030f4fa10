import { isReached, type Figure } from './figure.ts';
import { compared } from './rounds.ts';
import { spreadOf } from './spread.ts';
import { tableOf } from './table.ts';

const list = compared({
  work: 'list',
  quantity: 'CPU ms',
  ours: [2, 6, 4],
  against: { name: 'bare Express', values: [1, 2, 4] },
  wanted: { atMost: 0.8 },
});
const start: Figure = { work: 'start', quantity: 's', ours: spreadOf([1.5]), wanted: { atMost: 2 } };

describe('the table of figures', () => {
  it('contains the median, smallest and largest ratio of the rounds', () => {
    expect(list.ratio).toEqual({ min: 1, median: 2, max: 3 });
    expect(tableOf([list])).toMatch(
      /\| list\s+\| CPU ms\s+\| <= 0.8x\s+\| 4 \(2 to 6\)\s+\| 2 \(1 to 4\) bare Express\s+\| 2 \(1 to 3\)x\s+\| no\s+\|/,
    );
  });

  it('compares the ratio with the limit or, without a ratio, the measured value', () => {
    expect(isReached(list)).toBe(false);
    expect(isReached({ ...list, wanted: { atLeast: 1 } })).toBe(true);
    expect(isReached(start)).toBe(true);
    expect(isReached({ ...start, wanted: undefined })).toBeUndefined();
  });

  it('refuses a line without values', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured');
  });
});
