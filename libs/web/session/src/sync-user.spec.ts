import { api } from '@manette/web-api';
import { emitFromServer, notifyDropped, notifyReconnected } from '@manette/web-realtime/testing';
import { createStore } from '@manette/web-store';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { waitFor } from '@testing-library/react';
import { syncUser, selectUser, signOut } from '.';
import { signedIn } from './session.slice';
import { page } from './page';
import { readStoredUser, readToken, storeSession } from './stored-session';

const tickets = api.injectEndpoints({
  endpoints: (build) => ({
    ticketsOfTest: build.query<unknown, void>({ query: () => '/tickets', providesTags: ['Ticket'] }),
  }),
});

describe('the signed-in user', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let stop: () => void;
  const answered = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const goTo = () => jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
    store = createStore(api.middleware);
    stop = store.dispatch(syncUser());
  });
  afterEach(() => {
    stop();
    network.restore();
    jest.restoreAllMocks();
  });

  describe.each([
    [
      'the server sends an event that the user has changed',
      () => emitFromServer('user_updated', { _id: aClient()._id }),
    ],
    ['the connection is restored', notifyReconnected],
    ['the server closes the connection', notifyDropped],
  ])('when %s', (_, happens) => {
    it('[ID-069] is fetched again, and stored', async () => {
      network.answer('GET /auth/me', () => ({ body: { user: aClient({ role: 'admin' }) } }));
      storeSession({ token: 't-1', user: aClient() });
      store.dispatch(signedIn(aClient()));
      happens();
      await waitFor(() => expect(selectUser(store.getState())?.role).toBe('admin'));
      expect(readStoredUser()?.role).toBe('admin');
    });
  });

  it('[ID-069] has cached data refetched once when the role changes to administrator', async () => {
    network.answer('GET /auth/me', () => ({ body: { user: aClient({ role: 'admin' }) } }));
    network.answer('GET /tickets', () => ({ body: {} }));
    storeSession({ token: 't-1', user: aClient() });
    store.dispatch(signedIn(aClient()));
    await store.dispatch(tickets.endpoints.ticketsOfTest.initiate());
    emitFromServer('user_updated', { _id: aClient()._id });
    await waitFor(() => expect(network.callsTo('GET /tickets')).toHaveLength(2));
    emitFromServer('user_updated', { _id: aClient()._id });
    await answered();
    expect(network.callsTo('GET /tickets')).toHaveLength(2);
  });

  it('is not changed by a late response after another session was stored', async () => {
    network.answer('GET /auth/me', () => {
      storeSession({ token: 't-2', user: aClient({ username: 'newer' }) });
      return { body: { user: aClient({ username: 'late' }) } };
    });
    storeSession({ token: 't-1', user: aClient() });
    store.dispatch(signedIn(aClient()));
    notifyReconnected();
    await answered();
    expect(readStoredUser()?.username).toBe('newer');
  });

  it('[ID-078] [ID-079] is sent to /login when the session has ended', async () => {
    const left = goTo();
    network.answer('GET /auth/me', () => ({
      status: 401,
      body: { statusCode: 401, code: 'ACCOUNT_DISABLED', message: 'x', requestId: 'r' },
    }));
    storeSession({ token: 't-1', user: aClient() });
    notifyDropped();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login'));
    expect(readToken()).toBeNull();
  });

  it('stays signed in when the session is still valid', async () => {
    const left = goTo();
    network.answer('GET /auth/me', () => ({ body: { user: aClient() } }));
    storeSession({ token: 't-1', user: aClient() });
    notifyDropped();
    await waitFor(() => expect(network.callsTo('GET /auth/me')).toHaveLength(1));
    expect(left).not.toHaveBeenCalled();
    expect(readToken()).toBe('t-1');
  });

  it('is not fetched when the connection is dropped by the logout', async () => {
    goTo();
    network.answer('POST /auth/logout', () => {
      notifyDropped();
      return { status: 204 };
    });
    storeSession({ token: 't-1', user: aClient() });
    await store.dispatch(signOut());
    expect(network.calls.map(({ path }) => path)).toEqual(['/auth/logout']);
  });

  it('is not fetched without a session', () => {
    notifyDropped();
    expect(network.calls).toEqual([]);
  });
});
