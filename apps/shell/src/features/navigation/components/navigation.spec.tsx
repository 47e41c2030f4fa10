import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { openRealtime, closeRealtime } from '@manette/web-realtime';
import { page } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Navigation } from './navigation';

const show = async (user?: UserView, language: 'en' | 'ar' = 'en', at = '/') => {
  const view = await renderApp(<Navigation />, { user, language, at });
  await screen.findByRole('button', { name: language === 'en' ? 'Language' : 'اللغة' });
  return view;
};
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the navigation', () => {
  let network: FakeApi;
  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
  });
  afterEach(() => {
    network.restore();
    jest.restoreAllMocks();
  });

  it('[SHELL-023] shows signed-in users their links', async () => {
    await show(aClient());
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Accounts', '/accounts'],
      ['Gift Cards', '/giftcards'],
      ['Chat', '/public-chat'],
      ['Support', '/support'],
    ]);
  });

  it('[SHELL-024] shows the dashboard to administrators only', async () => {
    await show(anAdmin());
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  });

  it('shows signed-out users only the link to the home page', async () => {
    await show();
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([['Home', '/']]);
    expect(screen.queryByRole('button', { name: 'User menu' })).toBeNull();
  });

  it('[SHELL-025] [SHELL-002] [SHELL-003] [SHELL-043] switches between English and Arabic', async () => {
    await show(aClient());
    await press('Language');
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map((choice) => choice.textContent)).toEqual(['English', 'العربية']);
    expect(choices[0]).toBeChecked();
    await userEvent.click(choices[1]!);
    expect(await screen.findByRole('link', { name: 'الحسابات' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(localStorage.getItem('language')).toBe('ar');
  });

  it("[LIF-018] stores the chosen language in the user's profile, for mails", async () => {
    network.answer('PUT /users/profile', () => ({ body: { user: aClient() } }));
    await show(aClient());
    await press('Language');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /users/profile').map(({ body }) => body)).toEqual([{ language: 'ar' }]),
    );
  });

  it('[SHELL-026] shows the first letter of the username if the user has no avatar', async () => {
    await show(aClient());
    expect(screen.getByRole('button', { name: 'User menu' })).toHaveTextContent('Y');
  });

  it('[SHELL-026] shows the avatar', async () => {
    await show(aClient({ profilePicture: 'yacine.webp' }));
    const picture = screen.getByRole('button', { name: 'User menu' }).querySelector('img');
    expect(picture).toHaveAttribute('src', '/uploads/yacine.webp');
  });

  it('[SHELL-027] [ID-084] shows whether the user is online', async () => {
    const { store } = await show(aClient());
    const badge = () => document.querySelector('[data-presence]');
    expect(badge()).toHaveTextContent('Offline');
    act(() => void store.dispatch(openRealtime()));
    await waitFor(() => expect(badge()).toHaveTextContent('Online'));
    expect(badge()).toHaveAttribute('data-presence', 'client');
    act(() => void store.dispatch(closeRealtime()));
    await waitFor(() => expect(badge()).toHaveTextContent('Offline'));
  });

  it('[SHELL-028] opens the profile', async () => {
    await show(aClient());
    await press('User menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(screen.getByTestId('location')).toHaveTextContent('/profile');
  });

  it('[SHELL-029] [ID-076] logs out: notifies the server, clears the session and navigates to /login', async () => {
    const goTo = jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
    network.answer('POST /auth/logout', () => ({ status: 204 }));
    await show(aClient());
    await press('User menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
    const [told] = network.callsTo('POST /auth/logout');
    expect(told?.headers.get('authorization')).toBe('Bearer token-of-the-test');
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  it('[SHELL-030] opens and closes the menu of narrow screens', async () => {
    await show(aClient());
    await press('Open menu');
    expect(screen.getAllByRole('link', { name: 'Accounts' })).toHaveLength(2);
    await press('Close menu');
    expect(screen.getAllByRole('link', { name: 'Accounts' })).toHaveLength(1);
  });

  it('[SHELL-030] closes the menu after a click on a link, or by Escape', async () => {
    await show(aClient());
    await press('Open menu');
    await userEvent.click(screen.getAllByRole('link', { name: 'Support' })[1]!);
    expect(screen.getByTestId('location')).toHaveTextContent('/support');
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    await press('Open menu');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });
});
