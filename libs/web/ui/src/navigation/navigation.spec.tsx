import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageMenu } from './language-menu';
import { NavBar } from './nav-bar';
import { NavItem, NavPanelItem } from './nav-item';
import { NavPanel, NavPanelButton } from './nav-panel';
import { UserMenu } from './user-menu';

const languages = [
  { code: 'en', name: 'English', short: 'EN' },
  { code: 'ar', name: 'العربية', short: 'ع' },
];

it('names the navigation, the home link and the links with their counts', () => {
  const accounts = (
    <NavItem link={<a href="/accounts" />} label="Accounts" count={3} countedLabel="Accounts, 3 new" />
  );
  const support = (
    <NavItem link={<a href="/support" />} label="Support" count={0} countedLabel="Support, 0 unread" />
  );
  render(
    <NavBar
      label="Main"
      brand={<a href="/" />}
      brandLabel="Home"
      links={[accounts, support].map((item, key) => (
        <span key={key}>{item}</span>
      ))}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(
    screen.getByRole('link', { name: 'Accounts, 3 new' }).querySelector('[data-words="3"]'),
  ).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Support' })).toBeInTheDocument();
});

it('[SHELL-025] selects the language from a menu and returns the focus on Escape', async () => {
  const changed = jest.fn();
  render(<LanguageMenu label="Language" value="en" onChange={changed} languages={languages} />);
  const button = screen.getByRole('button', { name: 'Language' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
  expect(changed).toHaveBeenCalledWith('ar');
});

it('[SHELL-026] [SHELL-028] [SHELL-029] contains the link to the profile and the logout', async () => {
  const out = jest.fn();
  render(
    <UserMenu
      label="User menu"
      user={{ name: 'yacine', presence: 'client' }}
      presenceLabel="Online"
      profile={<a href="/profile" />}
      profileLabel="Profile"
      lowDataLabel="Low data"
      logoutLabel="Logout"
      onLogout={out}
    />,
  );
  const button = screen.getByRole('button', { name: 'User menu' });
  expect(button).toHaveTextContent('Y');
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(out).toHaveBeenCalledTimes(1);
});

function Panel() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NavPanelButton
        open={open}
        onToggle={() => setOpen(!open)}
        openLabel="Open menu"
        closeLabel="Close menu"
      />
      {open && (
        <NavPanel onClose={() => setOpen(false)}>
          <NavPanelItem link={<a href="#chat" />} label="Chat" />
        </NavPanel>
      )}
    </>
  );
}

it('[SHELL-030] opens and closes the links of a narrow screen', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Chat' }));
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
});
