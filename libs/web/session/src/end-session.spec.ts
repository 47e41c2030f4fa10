import { waitFor } from '@testing-library/react';
import { api } from '@manette/web-api';
import { createStore } from '@manette/web-store';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { page, readStoredUser, readToken, storeSession } from '.';
import { endSession } from './end-session';

const calls = api.injectEndpoints({
  endpoints: (build) => ({ read: build.query<unknown, void>({ query: () => '/things' }) }),
});

const refusal = (code: string) => () => ({
  status: 401,
  body: { statusCode: 401, code, message: 'x', requestId: 'r-1' },
});

describe('a session that the server ends', () => {
  let network: FakeApi;
  let store: ReturnType<typeof createStore>;
  let alerts: string[];
  let visited: string[];
  const read = () =>
    store.dispatch(calls.endpoints.read.initiate(undefined, { forceRefetch: true, subscribe: false }));

  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
    store = createStore(api.middleware);
    alerts = [];
    visited = [];
    jest.spyOn(page, 'alert').mockImplementation((sentence) => void alerts.push(sentence));
    jest.spyOn(page, 'goTo').mockImplementation((path) => void visited.push(path));
    storeSession({ token: 't-1', user: aClient() });
  });
  afterEach(() => {
    network.restore();
    jest.restoreAllMocks();
  });

  it('[API-003] sends its token with every call', async () => {
    await read();
    expect(network.calls[0]?.headers.get('authorization')).toBe('Bearer t-1');
  });

  it('[ID-078] [ID-079] [ERR-001] is deleted at a 401, without an alert, and /login loads', async () => {
    network.answer('GET /things', refusal('UNAUTHENTICATED'));
    await read();
    expect([readToken(), readStoredUser()]).toEqual([null, null]);
    expect(visited).toEqual(['/login']);
    expect(alerts).toEqual([]);
  });

  it('[ID-080] shows one alert when it was replaced, for calls and the socket event together', async () => {
    network.answer('GET /things', refusal('SESSION_REPLACED'));
    await Promise.all([read(), read()]);
    endSession('t-1', 'replaced');
    await read();
    await waitFor(() => expect(visited[0]).toBe('/login'));
    expect(alerts).toEqual([
      'Your account has been logged in from another device. You have been logged out.',
    ]);
    expect(readToken()).toBeNull();
  });

  it('does not end a newer session when a late 401 of the old one arrives', async () => {
    network.answer('GET /things', () => {
      storeSession({ token: 't-2', user: aClient() });
      return refusal('SESSION_REPLACED')();
    });
    await read();
    expect(readToken()).toBe('t-2');
    expect([alerts, visited]).toEqual([[], []]);
  });
});
