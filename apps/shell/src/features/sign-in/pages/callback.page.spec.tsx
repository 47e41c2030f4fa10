import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { closeRealtime } from '@manette/web-realtime';
import { Route, Routes } from '@manette/web-router';
import { selectSession, readStoredUser, readToken } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import CallbackPage from './callback.page';

/** Does what the shell's first script does before this page loads: moves the token from the address to the window. */
const arriveWith = (query: string) => {
  const given = new URLSearchParams(query);
  window.callbackToken = given.get('token') ?? undefined;
  given.delete('token');
  return `/auth/callback?${given.toString()}`;
};
const show = (query: string, user?: UserView) =>
  renderApp(
    <Routes>
      <Route path="/auth/callback" element={<CallbackPage />} />
      <Route path="*" element="elsewhere" />
    </Routes>,
    { at: arriveWith(query), user },
  );
const landed = (path: string) => waitFor(() => expect(screen.getByTestId('location').textContent).toBe(path));

describe('/auth/callback', () => {
  let network: FakeApi;
  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    network.restore();
    jest.restoreAllMocks();
  });

  it('[ID-024] redirects an error to /login', async () => {
    await show('?error=authentication_failed');
    await landed('/login?error=authentication_failed');
    expect(network.calls).toEqual([]);
  });

  it('[ID-025] [ID-026] [ID-027] stores the token, then fetches its user and navigates to /', async () => {
    network.answer('GET /auth/me', ({ headers }) => {
      expect(readToken()).toBe('t-9');
      expect(headers.get('authorization')).toBe('Bearer t-9');
      return { body: { user: aClient({ googleId: 'g' }) } };
    });
    const { store } = await show('?token=t-9');
    await landed('/');
    expect(readToken()).toBe('t-9');
    expect(readStoredUser()?.googleId).toBe('g');
    act(() => void store.dispatch(closeRealtime()));
  });

  it('[ID-028] redirects to /login with neither an error nor a token', async () => {
    await show('');
    await landed('/login');
    expect(network.calls).toEqual([]);
  });

  it.each([401, 500])('[ID-029] opens /login with authentication_failed after a %d', async (status) => {
    network.answer('GET /auth/me', () => ({ status, body: { message: 'x' } }));
    await show('?token=t-9');
    await landed('/login?error=authentication_failed');
    expect(readToken()).toBeNull();
  });

  describe('when a user is signed in already', () => {
    const me = aClient();
    const other = aClient({ _id: 'somebody-else', username: 'mallory' });
    const OWN = 'token-of-the-test';
    const bearer = ({ headers }: { headers: Headers }) =>
      headers.get('authorization')?.replace('Bearer ', '');
    const ended = () => network.callsTo('POST /auth/logout').map(bearer);
    beforeEach(() => {
      network.answer('GET /auth/me', (call) => ({ body: { user: bearer(call) === OWN ? me : other } }));
      network.answer('POST /auth/logout', () => ({ status: 204 }));
    });
    const asked = () => screen.findByRole('alertdialog', { name: 'Continue as mallory?' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

    it("asks before it switches to another user's token, and changes nothing until then", async () => {
      await show('?token=t-9', me);
      expect(await asked()).toHaveAccessibleDescription(/^You are signed in here as yacine\./);
      expect([readToken(), readStoredUser()]).toEqual([OWN, me]);
      expect(ended()).toEqual([]);
    });

    it('switches to the other user after confirmation, and ends the previous session', async () => {
      const { store } = await show('?token=t-9', me);
      await asked();
      await press('Confirm');
      await landed('/');
      expect([readToken(), readStoredUser()]).toEqual(['t-9', other]);
      await waitFor(() => expect(ended()).toEqual([OWN]));
      act(() => void store.dispatch(closeRealtime()));
    });

    it.each([
      ['Cancel', () => press('Cancel')],
      ['Escape', () => userEvent.keyboard('{Escape}')],
    ])('keeps the signed-in user after %s, and ends the new session', async (_, decline) => {
      const { store } = await show('?token=t-9', me);
      await asked();
      await decline();
      await landed('/');
      expect([readToken(), readStoredUser()]).toEqual([OWN, me]);
      expect(ended()).toEqual(['t-9']);
      expect(selectSession(store.getState()).user).toEqual(me);
      act(() => void store.dispatch(closeRealtime()));
    });

    it('[ID-027] stores a new token of the same user without asking', async () => {
      network.answer('GET /auth/me', () => ({ body: { user: me } }));
      const { store } = await show('?token=t-9', me);
      await landed('/');
      expect([readToken(), ended()]).toEqual(['t-9', []]);
      act(() => void store.dispatch(closeRealtime()));
    });

    it('[ID-029] keeps the user signed in when the new token is invalid', async () => {
      network.answer('GET /auth/me', (call) =>
        bearer(call) === OWN ? { body: { user: me } } : { status: 401, body: { message: 'x' } },
      );
      const { store } = await show('?token=nonsense', me);
      await landed('/login?error=authentication_failed');
      expect([readToken(), readStoredUser()]).toEqual([OWN, me]);
      expect(selectSession(store.getState()).status).toBe('signedIn');
      act(() => void store.dispatch(closeRealtime()));
    });
  });
});
