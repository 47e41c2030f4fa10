import { keepLoadedFiles } from './keep-loaded-files';

type Told = (list: { getEntries: () => { name: string }[] }) => void;

describe('a page that was loaded before the first worker', () => {
  const observe = jest.fn();
  const disconnect = jest.fn();
  let loads: Told;
  const loaded = (...addresses: string[]) =>
    loads({ getEntries: () => addresses.map((address) => ({ name: new URL(address, origin).href })) });
  const original = globalThis.PerformanceObserver;
  beforeEach(() => {
    globalThis.PerformanceObserver = class {
      constructor(told: Told) {
        loads = told;
      }
      observe = observe;
      disconnect = disconnect;
    } as unknown as typeof PerformanceObserver;
  });
  afterEach(() => {
    globalThis.PerformanceObserver = original;
  });

  it('[POC-022, POC-029] makes the worker cache the configuration and each file of a remote', () => {
    const postMessage = jest.fn();
    const stop = keepLoadedFiles({ postMessage } as unknown as ServiceWorker);
    expect(observe).toHaveBeenCalledWith({ type: 'resource', buffered: true });
    loaded('/remotes/storefront/mf-manifest.json', '/remotes/storefront/mf-manifest.json', '/api/accounts');
    loaded('https://elsewhere.test/releases/storefront/1.0.0/a.0123abcd.js', '/main.0123abcd.js');
    loaded('/releases/storefront/1.0.0/page.0123abcd.js');
    const cached = postMessage.mock.calls.map(
      ([message]) => message as { payload: { urlsToCache: string[] } },
    );
    expect(cached.map(({ payload }) => payload.urlsToCache)).toEqual([
      ['/api/config'],
      ['/remotes/storefront/mf-manifest.json'],
      ['/releases/storefront/1.0.0/page.0123abcd.js'],
    ]);
    expect(cached[0]).toMatchObject({ type: 'CACHE_URLS' });
    stop();
    expect(disconnect).toHaveBeenCalled();
  });
});
