import { api, configApi } from '@manette/web-api';
import { createStore } from '@manette/web-store';
import { fakeApi } from '@manette/web-testing';
import { loadWhenReachable } from './load-when-reachable';

describe('an optional part of the page', () => {
  let attempts: number;
  const failing = (failures: number) => () =>
    ++attempts > failures ? Promise.resolve('loaded') : Promise.reject(new Error('no network'));
  beforeEach(() => {
    attempts = 0;
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => jest.useRealTimers());

  it('is loaded once the network is back', async () => {
    const loaded = loadWhenReachable(failing(1));
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('loaded');
    expect([attempts, jest.getTimerCount()]).toEqual([2, 0]);
  });

  it('is loaded once the server answers a call after it was unreachable', async () => {
    const network = fakeApi();
    const store = createStore(api.middleware);
    const call = () =>
      store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: true }));
    network.answer('GET /config', () => {
      throw new Error('no network');
    });
    await call();
    const loaded = loadWhenReachable(failing(1));
    await jest.advanceTimersByTimeAsync(0);
    network.answer('GET /config', () => ({ body: {} }));
    await call();
    expect([await loaded, attempts]).toEqual(['loaded', 2]);
    network.restore();
  });

  it('is loaded again by itself, after increasing waits', async () => {
    const loaded = loadWhenReachable(failing(7));
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
      const before = attempts;
      await jest.advanceTimersByTimeAsync(1);
      expect(attempts).toBe(before + 1);
    }
    expect(await loaded).toBe('loaded');
  });
});
