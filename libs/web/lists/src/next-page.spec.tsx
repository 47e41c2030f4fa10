import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextPage } from './next-page';

const fetchNextPage = jest.fn();
const idle = {
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

it('asks for the next page once', async () => {
  const { rerender } = render(list());
  await press();
  rerender(list({ isFetching: true, isFetchingNextPage: true }));
  rerender(list());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('asks for the next page once the list has been asked anew, when it was wanted meanwhile', async () => {
  const { rerender } = render(list({ isFetching: true }));
  await press();
  await press();
  expect(fetchNextPage).not.toHaveBeenCalled();
  rerender(list());
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
