import { api } from '@manette/web-api';
import { closeRealtime, selectRealtime } from '@manette/web-realtime';
import { createStore } from '@manette/web-store';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { waitFor } from '@testing-library/react';
import { changeUser, syncTabs, reloadRestoredPage, restoreSession, selectSession, signIn, signOut } from '.';
import { clearStoredSession, readStoredUser, readToken, storeSession } from './stored-session';
import { page } from './page';

const PASSING = { status: 503, body: { statusCode: 503, code: 'UNAVAILABLE', message: 'x', requestId: 'r' } };

describe('the session', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let visited: string[];
  const session = () => selectSession(store.getState());
  const connection = () => selectRealtime(store.getState()).status;

  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
    store = createStore(api.middleware);
    visited = [];
    jest.spyOn(page, 'goTo').mockImplementation((path) => void visited.push(path));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    store.dispatch(closeRealtime());
    network.restore();
    jest.restoreAllMocks();
  });

  describe('on load', () => {
    it.each([
      ['nothing', {}],
      ['only a token', { token: 't-1' }],
      ['only a user', { user: JSON.stringify(aClient()) }],
      ['a token and an unreadable user', { token: 't-1', user: '{"_id":' }],
    ])('[ID-066] [ID-067] is signed out when %s is stored', async (_, stored) => {
      Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
      await store.dispatch(restoreSession());
      expect(session()).toEqual({ status: 'signedOut', user: null });
      expect(network.calls).toEqual([]);
    });

    it('[SHELL-041] deletes a user without a token, and keeps a token whose user is still being stored', async () => {
      localStorage.setItem('user', JSON.stringify(aClient()));
      await store.dispatch(restoreSession());
      expect(readStoredUser()).toBeNull();
      localStorage.setItem('token', 't-1');
      await store.dispatch(restoreSession());
      expect(readToken()).toBe('t-1');
    });

    it('[ID-067] [ID-068] restores the stored user and fetches it from the server', async () => {
      storeSession({ token: 't-1', user: aClient() });
      network.answer('GET /auth/me', () => {
        expect(session()).toEqual({ status: 'checking', user: aClient() });
        return { body: { user: aClient() } };
      });
      await store.dispatch(restoreSession());
      expect(network.callsTo('GET /auth/me')).toHaveLength(1);
      expect(session().status).toBe('signedIn');
    });

    it('[ID-069] [ID-070] refreshes the stored user and opens the connection', async () => {
      storeSession({ token: 't-1', user: aClient() });
      network.answer('GET /auth/me', () => ({ body: { user: aClient({ username: 'renamed' }) } }));
      await store.dispatch(restoreSession());
      expect(readStoredUser()?.username).toBe('renamed');
      expect(session().user?.username).toBe('renamed');
      expect(connection()).toBe('connecting');
    });

    it.each([401, 403, 500])('[ID-071] clears the session at a response of %d', async (status) => {
      storeSession({ token: 't-1', user: aClient() });
      network.answer('GET /auth/me', () => ({ status, body: { message: 'x' } }));
      await store.dispatch(restoreSession());
      expect([readToken(), readStoredUser()]).toEqual([null, null]);
      expect(connection()).toBe('closed');
    });

    it('[ID-080] leaves clearing a replaced session to the alert', async () => {
      const alert = jest.spyOn(page, 'alert').mockImplementation(() => undefined);
      storeSession({ token: 't-1', user: aClient() });
      const body = { statusCode: 401, code: 'SESSION_REPLACED', message: 'x', requestId: 'r' };
      network.answer('GET /auth/me', () => ({ status: 401, body }));
      await store.dispatch(restoreSession());
      await waitFor(() => expect(visited).toEqual(['/login']));
      expect(alert).toHaveBeenCalledTimes(1);
      expect(readToken()).toBeNull();
    });

    it('does not sign out while the server is starting', async () => {
      storeSession({ token: 't-1', user: aClient() });
      let asked = 0;
      network.answer('GET /auth/me', () => (++asked < 3 ? PASSING : { body: { user: aClient() } }));
      await store.dispatch(restoreSession());
      expect(session().status).toBe('signedIn');
    });
  });

  it('[ID-072] [ID-073] [ID-074] [ID-075] login and register store token and user and open the connection', () => {
    store.dispatch(signIn({ token: 't-2', user: aClient() }));
    expect(readToken()).toBe('t-2');
    expect(readStoredUser()).toEqual(aClient());
    expect(session()).toEqual({ status: 'signedIn', user: aClient() });
    expect(connection()).toBe('connecting');
  });

  it('[ID-076] [ID-077] [SHELL-029] logout clears both, closes the connection and goes to /login', async () => {
    network.answer('POST /auth/logout', () => ({ status: 204 }));
    store.dispatch(signIn({ token: 't-2', user: aClient() }));
    await store.dispatch(signOut());
    expect(network.calls.at(-1)?.headers.get('authorization')).toBe('Bearer t-2');
    expect([readToken(), readStoredUser()]).toEqual([null, null]);
    expect(connection()).toBe('closed');
    expect(visited).toEqual(['/login']);
  });

  it('[ID-076] logs out in the browser even when the server cannot be reached', async () => {
    network.answer('POST /auth/logout', () => {
      throw new Error('offline');
    });
    store.dispatch(signIn({ token: 't-2', user: aClient() }));
    await store.dispatch(signOut());
    expect(readToken()).toBeNull();
    expect(visited).toEqual(['/login']);
  });

  it('applies a change of the signed-in user, and ignores other users', () => {
    store.dispatch(signIn({ token: 't-2', user: aClient() }));
    store.dispatch(changeUser(aClient({ emailVerified: false })));
    expect(session().user?.emailVerified).toBe(false);
    expect(readStoredUser()?.emailVerified).toBe(false);
    store.dispatch(changeUser(aClient({ _id: 'somebody-else', username: 'else' })));
    expect(session().user?.username).toBe('yacine');
    expect(readStoredUser()?.username).toBe('yacine');
  });

  describe('on a page that the browser restores from its cache', () => {
    let stop: () => void;
    const shownAgain = (persisted = true) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    beforeEach(() => {
      stop = store.dispatch(reloadRestoredPage());
      store.dispatch(signIn({ token: 't-2', user: aClient() }));
    });
    afterEach(() => stop());

    it('[SHELL-016] is not shown after a logout', () => {
      clearStoredSession();
      shownAgain(false);
      expect(visited).toEqual([]);
      shownAgain();
      expect(visited).toEqual(['/login']);
    });

    it('is not shown to another user who has signed in since', () => {
      storeSession({ token: 't-3', user: aClient({ _id: 'somebody-else' }) });
      shownAgain();
      expect(visited).toEqual(['/']);
    });

    it('stays for the same user', () => {
      shownAgain();
      expect(visited).toEqual([]);
    });
  });

  describe('with another tab', () => {
    let stop: () => void;
    const told = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
    beforeEach(() => {
      stop = store.dispatch(syncTabs());
    });
    afterEach(() => stop());

    it('loads another page when it signs in or out', () => {
      told({ key: 'token', oldValue: 'a', newValue: null });
      told({ key: 'token', oldValue: 'a', newValue: 'b' });
      told({ key: 'language', oldValue: 'en', newValue: 'ar' });
      expect(visited).toEqual(['/login', '/']);
    });

    it('[ID-095] updates the user when the address was verified there', () => {
      store.dispatch(signIn({ token: 't-2', user: aClient({ emailVerified: false }) }));
      storeSession({ token: 't-2', user: aClient() });
      told({ key: 'user', oldValue: 'a', newValue: 'b' });
      expect(session().user?.emailVerified).toBe(true);
    });
  });
});
