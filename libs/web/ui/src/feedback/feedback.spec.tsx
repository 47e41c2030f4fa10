import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClosingBanner } from './closing-banner';
import { ErrorState } from './empty-state';
import { PasswordStrength } from './password-strength';
import { Spinner } from './spinner';

it('[SHELL-018] is a status with a name', () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('alerts that something failed, and tries again', async () => {
  const retry = jest.fn();
  render(<ErrorState title="Failed to load accounts" retryLabel="Retry" onRetry={retry} />);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("lists the rules under a meter of the password's strength", () => {
  const rules = [
    { text: 'At least 6 characters', met: true },
    { text: 'A number', met: false },
  ];
  render(
    <PasswordStrength
      label="Password strength"
      valueText="Medium"
      tone="pending"
      metLabel="Met:"
      rules={rules}
    />,
  );
  const list = screen.getByRole('list', { name: 'Password strength' });
  const meter = within(list).getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuetext', 'Medium');
  expect(meter).toHaveAttribute('aria-valuenow', '1');
  expect(list).toHaveTextContent('Met: At least 6 characters');
});

it('[ORD-023] is a status that offers to stay while the page is about to navigate away', async () => {
  const stay = jest.fn();
  const banner = (label?: string) => (
    <ClosingBanner
      outcome="completed"
      title="Your order has been completed!"
      stayLabel={label}
      onStay={stay}
    />
  );
  const { rerender } = render(banner('Stay'));
  expect(screen.getByRole('status')).toHaveTextContent('Your order has been completed!');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(stay).toHaveBeenCalledTimes(1);
  rerender(banner());
  expect(screen.queryByRole('button')).toBeNull();
});
