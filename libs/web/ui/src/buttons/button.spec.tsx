import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('is no submit button by default', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

it('ignores a second click while it is loading, and keeps its name and focus', async () => {
  const pressed = jest.fn();
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  const form = (loading: boolean) => (
    <form>
      <Button type="submit" loading={loading} onClick={pressed}>
        Request Account
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Request Account' });
  await userEvent.click(button);
  rerender(form(true));
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  document.removeEventListener('submit', submitted);
});

it('renders a link with the look of a button', () => {
  render(
    <Button asChild look="primary" icon={<svg />}>
      <a href="/accounts">Browse Accounts</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Browse Accounts' });
  expect(link).toHaveClass('bg-accent');
  expect(link).not.toHaveAttribute('type');
  expect(link.querySelector('svg')).not.toBeNull();
});
