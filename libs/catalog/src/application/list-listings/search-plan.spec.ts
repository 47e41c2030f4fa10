import { expectedUnion } from './search-plan.js';

describe('the expected number of listings with one of several words', () => {
  it('does not count twice the listings that are expected to have several of the words', () => {
    expect(expectedUnion([500, 500], 1000)).toBe(750);
    expect(expectedUnion([100, 100, 100], 1_000_000)).toBe(300);
  });

  it('is at least the number of the most frequent word and at most all listings', () => {
    expect(expectedUnion([1000, 1], 1000)).toBe(1000);
    expect(expectedUnion([1200], 1000)).toBe(1200);
  });
});
