import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';
import { Toaster } from './toaster';

const shown = async (say: () => unknown, role: 'alert' | 'status') => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  act(() => void say());
  return screen.findByRole(role);
};
const clock = (toast: HTMLElement) => toast.querySelector<HTMLElement>('[role=progressbar]')!;
const finish = (toast: HTMLElement) => {
  fireEvent.animationEnd(toast);
  fireEvent.animationEnd(clock(toast));
};

afterEach(() => act(() => notify.dismiss()));

it.each([
  ['[SHELL-056]', 'success', 'status', '3000ms'],
  ['[SHELL-056]', 'info', 'status', '3000ms'],
  ['[SHELL-056]', 'warning', 'status', '3000ms'],
  ['[SHELL-053]', 'error', 'alert', '5000ms'],
  ['[SHELL-054]', 'alert', 'status', '5000ms'],
] as const)('%s %s is a %s and closes after %s', async (_, kind, role, time) => {
  const toast = await shown(() => notify[kind]('Order marked as completed!'), role);
  expect(toast).toHaveTextContent('Order marked as completed!');
  expect(clock(toast).style.animationDuration).toBe(time);
  finish(toast);
  await waitFor(() => expect(toast).toHaveAttribute('data-in', 'false'));
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

it('[SHELL-055] closes after 5 s by default', async () => {
  const { toast: plain } = await import('react-toastify/unstyled');
  const toast = await shown(() => plain('anything'), 'alert');
  expect(clock(toast).style.animationDuration).toBe('5000ms');
});

it('[SHELL-019] [SHELL-020] is at the top right and dark', async () => {
  const toast = await shown(() => notify.info('hello'), 'status');
  expect(toast).toHaveClass('Toastify__toast-theme--dark');
  expect(toast.closest('.Toastify__toast-container--top-right')).not.toBeNull();
});

it('does not show the same notice twice', async () => {
  await shown(() => notify.error('offline', { id: 'net' }), 'alert');
  act(() => void notify.error('offline', { id: 'net' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('closes on a click of its button', async () => {
  const toast = await shown(() => notify.error('Failed to send message'), 'alert');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(toast).toHaveAttribute('data-in', 'false'));
});
