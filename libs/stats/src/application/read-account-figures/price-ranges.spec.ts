import { rangeLabel } from './price-ranges.js';

it('[STAT-031] labels a range by both bounds, and the last range by its lower bound', () => {
  expect([1, 2, 8, 14].map(rangeLabel)).toEqual(['0-9.99', '10-19.99', '1000-1999.99', '100000+']);
});
