import 'fake-indexeddb/auto';
import { createStore as database, keys } from 'idb-keyval';
import { api, configApi, hasKept } from '@manette/web-api';
import { closeRealtime } from '@manette/web-realtime';
import { createStore } from '@manette/web-store';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { waitFor } from '@testing-library/react';
import {
  changeUser,
  page,
  readStoredUser,
  readToken,
  restoreSession,
  selectSession,
  signIn,
  signOut,
} from '.';
import { endSession } from './end-session';
import { storeSession } from './stored-session';

const ME = aClient();
const OTHER = aClient({ _id: 'somebody-else', username: 'other' });
const calls = api.injectEndpoints({
  endpoints: (build) => ({
    readShelf: build.query<unknown, void>({ query: () => ({ url: '/accounts', keep: true }) }),
  }),
});
const lost = () => {
  throw new Error('no network');
};

describe('the session of a user without a network', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let visited: string[];
  const kept = () => keys(database('manette-offline', 'answers'));
  const session = () => selectSession(store.getState());
  const turnOn = (serviceWorker: boolean) => {
    network.answer('GET /config', () => ({ body: { serviceWorker } }));
    return store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: true }));
  };
  const read = async () => {
    network.answer('GET /accounts', () => ({ body: { accounts: [] } }));
    await store.dispatch(calls.endpoints.readShelf.initiate(undefined, { forceRefetch: true }));
    await waitFor(async () => expect(await kept()).toHaveLength(1));
  };

  beforeEach(async () => {
    localStorage.clear();
    network = fakeApi({ 'POST /auth/logout': () => ({ status: 204 }) });
    store = createStore(api.middleware);
    visited = [];
    jest.spyOn(page, 'goTo').mockImplementation((path) => void visited.push(path));
    jest.spyOn(page, 'alert').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeSession({ token: 't-1', user: ME });
    await turnOn(true);
  });
  afterEach(async () => {
    await turnOn(false);
    store.dispatch(closeRealtime());
    network.restore();
    jest.restoreAllMocks();
  });

  it.each([
    ['no response', lost],
    ['an error of a gateway', () => ({ status: 502, body: '<html>' })],
  ])('[POC-029] continues with %s until a 401 ends it', async (_, answer) => {
    network.answer('GET /auth/me', answer);
    await store.dispatch(restoreSession());
    expect(session()).toEqual({ status: 'signedIn', user: ME });
    expect([readToken(), readStoredUser()]).toEqual(['t-1', ME]);
    network.answer('GET /auth/me', () => ({ status: 401, body: { code: 'UNAUTHENTICATED', message: 'x' } }));
    await store.dispatch(restoreSession());
    expect(readToken()).toBeNull();
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  it.each([403, 500])('[POC-029] ends when the server refuses it with %d', async (status) => {
    network.answer('GET /auth/me', () => ({ status, body: { message: 'x' } }));
    await store.dispatch(restoreSession());
    expect([readToken(), session().status]).toEqual([null, 'signedOut']);
  });

  it('[POC-029] ends without a response where the worker is off', async () => {
    await turnOn(false);
    network.answer('GET /auth/me', lost);
    await store.dispatch(restoreSession());
    expect([readToken(), session().status]).toEqual([null, 'signedOut']);
  });

  it('[POC-027] leaves no kept answers at logout, even if the server is unreachable', async () => {
    await read();
    network.answer('POST /auth/logout', lost);
    await store.dispatch(signOut());
    expect([await kept(), hasKept()]).toEqual([[], false]);
  });

  it.each([undefined, 'replaced' as const])(
    '[POC-027] leaves no kept answers when the server ends it: %s',
    async (reason) => {
      await read();
      endSession('t-1', reason);
      await waitFor(() => expect(visited).toEqual(['/login']));
      expect(await kept()).toEqual([]);
    },
  );

  it('[POC-027] leaves no kept answers of another role', async () => {
    await read();
    network.answer('GET /auth/me', () => ({ body: { user: ME } }));
    await store.dispatch(restoreSession());
    store.dispatch(changeUser({ ...ME, role: 'admin' }));
    await waitFor(() => expect(hasKept()).toBe(false));
  });

  it('[POC-028] leaves no kept answers when another user is shown', async () => {
    await read();
    const left: unknown[] = [];
    store.subscribe(() => session().user?._id === OTHER._id && left.push(hasKept()));
    await store.dispatch(signIn({ token: 't-2', user: OTHER }));
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(true);
    expect(await kept()).toEqual([]);
  });
});
