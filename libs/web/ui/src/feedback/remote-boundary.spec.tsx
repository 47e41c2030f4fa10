import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteBoundary } from './remote-boundary';

let broken = true;
const Part = () => {
  if (broken) throw new Error('remote entry is missing');
  return <p>The shelf</p>;
};
const onError = jest.fn();
const boundary = (resetKey: string, onRetry?: () => void) => (
  <RemoteBoundary
    heading="This part is not available right now"
    retryLabel="Try again"
    {...{ resetKey, onRetry, onError }}
  >
    <Part />
  </RemoteBoundary>
);

beforeEach(() => {
  broken = true;
  // React logs errors that a boundary caught; these tests expect that log.
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

it('shows that the part is unavailable, and tries again', async () => {
  render(boundary('/a', () => (broken = false)));
  expect(screen.getByRole('heading', { name: 'This part is not available right now' })).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'remote entry is missing' }),
    expect.anything(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The shelf')).toBeInTheDocument();
});

it('tries again by itself when the page changes', () => {
  const { rerender } = render(boundary('/a'));
  broken = false;
  rerender(boundary('/a'));
  expect(screen.queryByText('The shelf')).toBeNull();
  rerender(boundary('/b'));
  expect(screen.getByText('The shelf')).toBeInTheDocument();
});
