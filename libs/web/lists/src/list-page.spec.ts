import { itemsOf, type ListData } from '.';

const page = (...items: string[]) => ({ items, nextCursor: null, total: 3 });
const listOf = (...pages: ReturnType<typeof page>[]): ListData<string> => ({
  pages,
  pageParams: pages.map(() => null),
});

it('returns the entries of all pages, and none before the first page is loaded', () => {
  expect(itemsOf(listOf(page('a', 'b'), page('c')))).toEqual(['a', 'b', 'c']);
  expect(itemsOf(undefined)).toEqual([]);
});

it('returns the same array for the same data', () => {
  const data = listOf(page('a'), page('b'));
  expect(itemsOf(data)).toBe(itemsOf(data));
  expect(itemsOf({ ...data })).not.toBe(itemsOf(data));
});
