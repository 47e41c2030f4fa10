import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configApi } from '@manette/web-api';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import HomePage from '../pages/home.page';

const DAY_MS = 24 * 60 * 60_000;
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const CHROME_ON_IPHONE = SAFARI.replace('Version/18.5', 'CriOS/138.0.7204.53');

describe('the region to install the shop', () => {
  let network: FakeApi;
  let isInstalled: boolean;
  let prompt: jest.Mock;
  const offer = () =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  const region = () => screen.queryByRole('region', { name: 'Install Manette' });
  const show = async (serviceWorker = true) => {
    network.answer('GET /config', () => ({ body: { serviceWorker } }));
    const view = await renderApp(<HomePage />, { user: aClient() });
    await act(() => view.store.dispatch(configApi.endpoints.getConfig.initiate()));
    return view;
  };

  beforeEach(() => {
    localStorage.clear();
    network = fakeApi({ 'GET /accounts': () => ({ body: { accounts: [], nextCursor: null, total: 0 } }) });
    isInstalled = false;
    prompt = jest.fn(() => Promise.resolve());
    window.matchMedia = ((query: string) => ({
      matches: isInstalled && query === '(display-mode: standalone)',
    })) as typeof window.matchMedia;
  });
  afterEach(() => {
    network.restore();
    jest.restoreAllMocks();
  });

  it('[POC-020] shows the install prompt that the browser offers, and opens it', async () => {
    await show();
    expect(region()).not.toBeInTheDocument();
    offer();
    await userEvent.click(within(region() as HTMLElement).getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(region()).not.toBeInTheDocument();
  });

  it('[POC-020] shows an offer that arrived before the page, and hides after Not now', async () => {
    Object.assign(window, { installOffer: Object.assign(new Event('beforeinstallprompt'), { prompt }) });
    await show();
    const shown = within(await screen.findByRole('region', { name: 'Install Manette' }));
    await userEvent.click(shown.getByRole('button', { name: 'Not now' }));
    expect(region()).not.toBeInTheDocument();
    expect(prompt).not.toHaveBeenCalled();
    delete window.installOffer;
  });

  it('[POC-020] explains the menu of Safari on an iPhone, but of no other browser there', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
    const { unmount } = await show();
    const shown = within(await screen.findByRole('region', { name: 'Install Manette' }));
    expect(shown.getByText('Tap Share, then Add to Home Screen.')).toBeInTheDocument();
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Not now']);
    unmount();
    localStorage.clear();
    agent.mockReturnValue(CHROME_ON_IPHONE);
    await show();
    expect(region()).not.toBeInTheDocument();
  });

  it.each([
    [29, false],
    [31, true],
  ])('[POC-021] is shown again after %d days: %s', async (days, shown) => {
    localStorage.setItem('installHintAt', String(Date.now() - days * DAY_MS));
    await show();
    offer();
    expect(region() !== null).toBe(shown);
  });

  it('[POC-021] stores the time when it is shown, without any click', async () => {
    const { unmount } = await show();
    expect(localStorage.getItem('installHintAt')).toBeNull();
    offer();
    expect(Date.now() - Number(localStorage.getItem('installHintAt'))).toBeLessThan(60_000);
    unmount();
    await show();
    offer();
    expect(region()).not.toBeInTheDocument();
  });

  it('[POC-021] is not shown in the installed app, nor with the service worker off', async () => {
    const { unmount } = await show(false);
    offer();
    expect(region()).not.toBeInTheDocument();
    unmount();
    isInstalled = true;
    await show();
    offer();
    expect(region()).not.toBeInTheDocument();
  });
});
