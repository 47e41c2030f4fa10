import { api, page, readToken, storeSession } from '@manette/web-api';
import { tellLetGo } from '@manette/web-realtime/testing';
import { createStore } from '@manette/web-store';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { waitFor } from '@testing-library/react';
import { askWhenLetGo, signOut } from '.';

describe('when the server lets the connection go', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let stop: () => void;
  const goTo = () => jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
    store = createStore(api.middleware);
    stop = store.dispatch(askWhenLetGo());
  });
  afterEach(() => {
    stop();
    network.restore();
    jest.restoreAllMocks();
  });

  it('[ID-078] [ID-079] leaves a session that has ended', async () => {
    const left = goTo();
    network.answer('GET /auth/me', () => ({
      status: 401,
      body: { statusCode: 401, code: 'ACCOUNT_DISABLED', message: 'x', requestId: 'r' },
    }));
    storeSession({ token: 't-1', user: aClient() });
    tellLetGo();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login'));
    expect(readToken()).toBeNull();
  });

  it('keeps a session that holds', async () => {
    const left = goTo();
    network.answer('GET /auth/me', () => ({ body: { user: aClient() } }));
    storeSession({ token: 't-1', user: aClient() });
    tellLetGo();
    await waitFor(() => expect(network.callsTo('GET /auth/me')).toHaveLength(1));
    expect(left).not.toHaveBeenCalled();
    expect(readToken()).toBe('t-1');
  });

  it('asks nothing when it does so because of the logout', async () => {
    goTo();
    network.answer('POST /auth/logout', () => {
      tellLetGo();
      return { status: 204 };
    });
    storeSession({ token: 't-1', user: aClient() });
    await store.dispatch(signOut());
    expect(network.calls.map(({ path }) => path)).toEqual(['/auth/logout']);
  });

  it('asks nothing without a session', () => {
    tellLetGo();
    expect(network.calls).toEqual([]);
  });
});
