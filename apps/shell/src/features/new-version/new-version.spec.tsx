import { act, fireEvent, screen } from '@testing-library/react';
import { configApi } from '@manette/web-api';
import { emitFromServer, notifyReconnected } from '@manette/web-realtime/testing';
import { page } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { NewVersion } from './new-version';
import { noteLoaded } from './running-releases';

const MINUTE = 60_000;
/** The random delay before a page fetches the configuration, plus the time until every process knows the release. */
const EVERY_PROCESS_ASKED = 11_000;

describe('the notice of a new version', () => {
  let network: FakeApi;
  let reload: jest.SpyInstance;
  let versions: { shell?: string; storefront?: string; admin?: string };
  const part = (version?: string) => ({ entry: '/x.json', ...(version ? { version } : {}) });
  const show = async (language: 'en' | 'ar' = 'en') => {
    const { store } = await renderApp(<NewVersion />, { language });
    await act(() => store.dispatch(configApi.endpoints.getConfig.initiate()));
    noteLoaded(store, 'storefront', versions.storefront);
  };
  const notice = () => screen.queryByRole('status', { name: 'A new version is ready' });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const tellOf = (...parts: ('shell' | 'storefront' | 'admin')[]) =>
    act(() => emitFromServer('release_changed', { parts }));
  const see = (state: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    localStorage.clear();
    reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    versions = { storefront: '0.1.0-a' };
    network = fakeApi({
      'GET /config': () => ({
        body: {
          remotes: { storefront: part(versions.storefront), admin: part(versions.admin) },
          ...(versions.shell ? { shell: { version: versions.shell } } : {}),
        },
      }),
    });
  });
  afterEach(() => {
    document.querySelectorAll('script').forEach((script) => script.remove());
    network.restore();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    ['a release', '0.1.0-b'],
    ['a rollback to the part as it was built', undefined],
  ])('[OPS-060] appears after %s of a loaded remote, and reloads only on a click', async (_, next) => {
    await show();
    expect(notice()).toBeNull();
    versions.storefront = next;
    tellOf('storefront');
    await pass(EVERY_PROCESS_ASKED);
    expect(notice()).toBeInTheDocument();
    expect(screen.getAllByRole('status', { name: 'A new version is ready' })).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[OPS-060] appears for a released shell, in Arabic too', async () => {
    await show('ar');
    versions.shell = '0.1.0-c';
    tellOf('shell');
    await pass(EVERY_PROCESS_ASKED);
    expect(screen.getByRole('status', { name: 'إصدار جديد جاهز' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'إعادة التحميل' })).toBeInTheDocument();
  });

  it('[OPS-060] reads the running release of the shell from its script addresses', async () => {
    const src = 'https://cdn.test/releases/shell/0.1.0-c/js/main.js';
    document.head.append(Object.assign(document.createElement('script'), { src }));
    versions.shell = '0.1.0-c';
    await show();
    expect(notice()).toBeNull();
    versions.shell = '0.1.0-d';
    tellOf('shell');
    await pass(EVERY_PROCESS_ASKED);
    expect(notice()).toBeInTheDocument();
  });

  it('[OPS-060] does not appear again after a click on Later, even for another release', async () => {
    await show();
    versions.storefront = '0.1.0-b';
    tellOf('storefront');
    await pass(EVERY_PROCESS_ASKED);
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    versions.storefront = '0.1.0-c';
    tellOf('storefront');
    await pass(EVERY_PROCESS_ASKED);
    expect(notice()).toBeNull();
  });

  it('[OPS-060] does not appear for a remote that the page has not loaded', async () => {
    await show();
    versions.admin = '0.1.0-b';
    tellOf('admin');
    await pass(EVERY_PROCESS_ASKED);
    expect(notice()).toBeNull();
  });

  it('[OPS-060] asks after a random delay of at most 5 s, and again when every process knows the release', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    await show();
    const before = network.callsTo('GET /config').length;
    const asked = () => network.callsTo('GET /config').length - before;
    tellOf('storefront');
    tellOf('storefront');
    await pass(4900);
    expect(asked()).toBe(0);
    await pass(100);
    expect(asked()).toBe(1);
    await pass(MINUTE);
    expect(asked()).toBe(2);
  });

  it.each([
    ['appears', 10 * MINUTE, true],
    ['does not appear', 10 * MINUTE - 1000, false],
  ])('[OPS-061] %s when the page becomes visible after %d ms', async (_, hidden, comes) => {
    await show();
    versions.storefront = '0.1.0-b';
    see('hidden');
    await pass(hidden);
    see('visible');
    await pass(100);
    expect(notice() !== null).toBe(comes);
  });

  it('[OPS-060] appears when the connection is restored after a release', async () => {
    await show();
    versions.storefront = '0.1.0-b';
    act(() => notifyReconnected());
    await pass(EVERY_PROCESS_ASKED);
    expect(notice()).toBeInTheDocument();
  });

  it('does not fetch the configuration of a shop without releases when the connection is restored', async () => {
    versions = {};
    await show();
    const before = network.callsTo('GET /config').length;
    act(() => notifyReconnected());
    await pass(EVERY_PROCESS_ASKED);
    expect(network.callsTo('GET /config')).toHaveLength(before);
  });
});
