import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './menu';

const renderMenu = (chosen = jest.fn()) =>
  render(
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={chosen}>Rename</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
// jsdom has no PointerEvent.
const press = (button: HTMLElement) => fireEvent(button, new MouseEvent('pointerdown', { bubbles: true }));
const more = () => screen.getByRole('button', { name: 'More' });

it('is announced as a menu before its code is loaded', () => {
  renderMenu();
  expect(more()).toHaveAttribute('aria-haspopup', 'menu');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
});

it('handles keys that are pressed after its button and before its items are shown', async () => {
  renderMenu();
  const button = more();
  press(button);
  expect(button).toHaveFocus();
  fireEvent.keyDown(button, { key: 'Escape' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  press(button);
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on %j, with the focus on its first item', async (key) => {
  const chosen = jest.fn();
  renderMenu(chosen);
  const button = more();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  expect(screen.getByRole('menu', { name: 'More' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).toHaveFocus());
});

it('closes on a second click of its button, and on a click elsewhere, which keeps the focus there', async () => {
  renderMenu();
  const button = more();
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(button);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(elsewhere).toHaveFocus();
});
