import { everyOneOf } from './every-one-of.js';

it('keeps the order of the enumeration and says 0 where there are none', () => {
  const counted = [
    { _id: 'c', count: 2 },
    { _id: 'a', count: 5 },
  ];
  expect(everyOneOf(['a', 'b', 'c'], counted)).toEqual([
    { _id: 'a', count: 5 },
    { _id: 'b', count: 0 },
    { _id: 'c', count: 2 },
  ]);
});
