import { withZeroCounts } from './with-zero-counts.js';

it('keeps the order of the enumeration and counts 0 for a value that does not occur', () => {
  const counted = [
    { _id: 'c', count: 2 },
    { _id: 'a', count: 5 },
  ];
  expect(withZeroCounts(['a', 'b', 'c'], counted)).toEqual([
    { _id: 'a', count: 5 },
    { _id: 'b', count: 0 },
    { _id: 'c', count: 2 },
  ]);
});
