import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more';

let arrive: (() => void) | undefined;

beforeEach(() => {
  arrive = undefined;
  globalThis.IntersectionObserver = class {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      arrive = () => this.seen([{ isIntersecting: true }]);
    }
    disconnect() {
      arrive = undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

const onMore = jest.fn();
const show = (state: { hasMore?: boolean; busy?: boolean; failed?: boolean }) =>
  render(<LoadMore label="Load more" hasMore busy={false} onMore={onMore} {...state} />);
beforeEach(() => onMore.mockClear());

it('loads on a click of its button', async () => {
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('loads when the user comes near the end of the list', () => {
  show({});
  act(() => arrive?.());
  expect(onMore).toHaveBeenCalledTimes(1);
});

it.each([{ busy: true }, { failed: true }, { hasMore: false }])('does not watch the end with %p', (state) => {
  show(state);
  expect(arrive).toBeUndefined();
});

it('shows no button at the end of the list', () => {
  show({ hasMore: false });
  expect(screen.queryByRole('button')).toBeNull();
});
