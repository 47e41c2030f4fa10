import { rangeName } from './price-ranges.js';

it('[STAT-031] names a range by both its ends, and the last one by where it begins', () => {
  expect([1, 2, 8, 14].map(rangeName)).toEqual(['0-9.99', '10-19.99', '1000-1999.99', '100000+']);
});
