import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextPage } from './next-page';

const fetchNextPage = jest.fn();
const page = { items: [], nextCursor: 'next', total: 50 };
const pages = (count: number) => ({
  pages: Array.from({ length: count }, () => page),
  pageParams: Array.from({ length: count }, () => null),
});
const idle = {
  data: pages(1),
  isError: false,
  isFetching: false,
  isFetchingNextPage: false,
  hasNextPage: true,
  fetchNextPage,
};
const list = (state: Partial<typeof idle> = {}) => (
  <NextPage list={{ ...idle, ...state }} label="Load more" />
);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Load more' }));
beforeEach(() => fetchNextPage.mockClear());

it('fetches the next page once', async () => {
  const { rerender } = render(list());
  await press();
  rerender(list({ isFetching: true, isFetchingNextPage: true }));
  rerender(list({ data: pages(2) }));
  rerender(list({ data: pages(2), isFetching: true }));
  rerender(list({ data: pages(2) }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('fetches again when it was pressed during a refetch of the list that was not rendered yet', async () => {
  const { rerender } = render(list());
  await press();
  rerender(list({ isFetching: true }));
  rerender(list());
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  rerender(list({ isFetching: true, isFetchingNextPage: true }));
  rerender(list({ data: pages(2) }));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

it('does not fetch again after a failure', async () => {
  const { rerender } = render(list());
  await press();
  rerender(list({ isFetching: true, isFetchingNextPage: true }));
  rerender(list({ isError: true }));
  rerender(list());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('fetches the next page after the refetch of the list, when it was pressed during the refetch', async () => {
  const { rerender } = render(list({ isFetching: true }));
  await press();
  await press();
  expect(fetchNextPage).not.toHaveBeenCalled();
  rerender(list());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
