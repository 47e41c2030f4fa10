import { act, screen, waitFor } from '@testing-library/react';
import { readStoredUser, readToken } from '@manette/web-api';
import { closeRealtime } from '@manette/web-realtime';
import { Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import CallbackPage from './callback.page';

const show = (query: string) =>
  renderApp(
    <Routes>
      <Route path="/auth/callback" element={<CallbackPage />} />
      <Route path="*" element="elsewhere" />
    </Routes>,
    { at: `/auth/callback${query}` },
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

  it('[ID-024] carries an error on to /login', async () => {
    await show('?error=authentication_failed');
    await landed('/login?error=authentication_failed');
    expect(network.calls).toEqual([]);
  });

  it('[ID-025] [ID-026] [ID-027] stores the token, then asks who it is and goes to /', async () => {
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

  it('[ID-028] goes to /login with neither', async () => {
    await show('');
    await landed('/login');
    expect(network.calls).toEqual([]);
  });

  it.each([401, 500])('[ID-029] goes to /login with authentication_failed after a %d', async (status) => {
    network.answer('GET /auth/me', () => ({ status, body: { message: 'x' } }));
    await show('?token=t-9');
    await landed('/login?error=authentication_failed');
    expect(readToken()).toBeNull();
  });
});
