import { act, waitFor } from '@testing-library/react';
import { configApi } from '@manette/web-api';
import { page, signIn, signOut, switchPushesOn } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, fakePushes, type FakeApi, type FakePushes } from '@manette/web-testing';
import KeptPushes from './kept-pushes';

describe('the subscription of a browser', () => {
  let network: FakeApi;
  let browser: FakePushes;
  let publicKey: string;
  beforeEach(() => {
    localStorage.clear();
    publicKey = 'key-1';
    jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
    browser = fakePushes();
    network = fakeApi({
      'GET /config': () => ({ body: { serviceWorker: true, push: { publicKey }, remotes: {} } }),
      'POST /notifications/devices': () => ({ body: { device: { _id: 'd-1' } } }),
      'POST /auth/logout': () => ({ status: 204 }),
    });
  });
  afterEach(() => {
    network.restore();
    browser.restore();
    jest.restoreAllMocks();
  });
  /** Renders the component for a client. */
  const show = async () => {
    const { store } = await renderApp(<KeptPushes />, { user: aClient() });
    const askConfig = () =>
      act(() => store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: true })));
    return { store, askConfig };
  };
  const registrations = () => network.callsTo('POST /notifications/devices').length;

  it('[POC-035] [POC-036] is not created for a user who never switched pushes on', async () => {
    browser.permit('granted');
    const { askConfig } = await show();
    await askConfig();
    expect(browser.subscribed).toEqual([]);
    expect(browser.requestPermission).not.toHaveBeenCalled();
  });

  it("[POC-036] is created again, without asking for permission, when the server's key changes", async () => {
    const { store, askConfig } = await show();
    await act(() => store.dispatch(switchPushesOn('key-1', 'en')));
    await askConfig();
    expect(registrations()).toBe(1);
    publicKey = 'key-2';
    await askConfig();
    await waitFor(() => expect(registrations()).toBe(2));
    expect(browser.subscribed).toEqual(['key-1', 'key-2']);
    expect(browser.requestPermission).toHaveBeenCalledTimes(1);
  });

  it('[POC-036] ends at logout, and is created again only when the same user signs in again', async () => {
    const first = await show();
    await act(() => first.store.dispatch(switchPushesOn('key-1', 'en')));
    await act(() => first.store.dispatch(signOut()));
    expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
    await act(() => first.store.dispatch(signIn({ token: 't-2', user: anAdmin() })));
    await first.askConfig();
    expect(registrations()).toBe(1);
    const second = await show();
    await second.askConfig();
    await waitFor(() => expect(registrations()).toBe(2));
    expect(browser.requestPermission).toHaveBeenCalledTimes(1);
  });
});
