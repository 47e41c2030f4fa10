import { render } from '@testing-library/react';
import { deliver, notifyReconnected } from './subscriptions';
import { useOnReconnected, useSocketEvent } from './use-socket-event';

const Hearing = ({ tell }: { tell: (text: string) => void }) => {
  useSocketEvent('ticket_deleted', ({ _id }) => tell(_id));
  useOnReconnected(() => tell('back'));
  return null;
};

it('calls the newest handler while mounted, and none afterwards', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender, unmount } = render(<Hearing tell={first} />);
  deliver('ticket_deleted', { _id: 'a' });
  rerender(<Hearing tell={second} />);
  deliver('ticket_deleted', { _id: 'b' });
  notifyReconnected();
  unmount();
  deliver('ticket_deleted', { _id: 'c' });
  notifyReconnected();
  expect(first.mock.calls).toEqual([['a']]);
  expect(second.mock.calls).toEqual([['b'], ['back']]);
});
