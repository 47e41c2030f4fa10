import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configApi } from '@manette/web-api';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, fakePushes, type FakeApi, type FakePushes } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import SettingsRegion from './settings-region';

const FAILED = 'Failed to save notification settings';
const both = { push: true, mail: true };
const noMail = { push: true, mail: null };
const preferences = {
  kinds: {
    ...{ ticketMessages: both, orderStatus: noMail, rentals: both, savedSearches: both },
    ...{ backInStock: both, newListings: noMail, mentions: noMail },
  },
  hideContent: true,
  quietHours: { enabled: false, from: '22:00', to: '07:00' },
  ...{ timeZone: 'Africa/Algiers', language: 'en' },
};
const device = (_id: string, name: string) => ({
  _id,
  name,
  createdAt: '2026-01-01T10:00:00Z',
  lastUsedAt: null,
});

describe("the region 'Notification settings'", () => {
  let network: FakeApi;
  let browser: FakePushes;
  let devices: ReturnType<typeof device>[];
  let config: object;
  beforeEach(() => {
    localStorage.clear();
    browser = fakePushes();
    devices = [device('d-2', 'Firefox on Linux')];
    config = { serviceWorker: true, push: { publicKey: 'key-1' } };
    network = fakeApi({
      'GET /config': () => ({ body: config }),
      'GET /notifications/preferences': () => ({ body: { preferences } }),
      'PUT /notifications/preferences': () => ({ body: { preferences } }),
      'GET /notifications/devices': () => ({ body: { devices } }),
      'POST /notifications/devices': () => {
        devices = [...devices, device('d-1', 'Chrome on Android')];
        return { status: 201, body: { device: devices.at(-1) } };
      },
      'POST /notifications/devices/d-1/test': () => ({
        status: 202,
        body: { message: 'Test notification sent' },
      }),
      'DELETE /notifications/devices/d-1': () => {
        devices = devices.filter(({ _id }) => _id !== 'd-1');
        return { body: { message: 'Device removed' } };
      },
    });
  });
  afterEach(() => {
    network.restore();
    browser.restore();
  });
  const show = async (language: 'en' | 'ar' = 'en') => {
    const { store } = await renderApp(
      <>
        <SettingsRegion />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: aClient(), at: '/profile', language },
    );
    await store.dispatch(configApi.endpoints.getConfig.initiate());
    if (language === 'en') await screen.findByRole('switch', { name: 'Hide message content' });
  };
  const here = () => screen.getByRole('switch', { name: 'Notifications on this device' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const saved = () => network.callsTo('PUT /notifications/preferences').map(({ body }) => body);

  it('[POC-035] asks for the permission and subscribes only after the switch is turned on', async () => {
    await show();
    expect(browser.requestPermission).not.toHaveBeenCalled();
    expect(here()).not.toBeChecked();
    await userEvent.click(here());
    expect(browser.requestPermission).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByText('This device')).toBeInTheDocument());
    expect(here()).toBeChecked();
    expect(browser.subscribed).toEqual(['key-1']);
    expect(network.callsTo('POST /notifications/devices')[0]?.body).toEqual({
      ...{ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' }, language: 'en' },
    });
  });

  it('[POC-035] [POC-115] stays off when the user denies the permission, and shows why', async () => {
    await show();
    browser.requestPermission.mockImplementation(async () => {
      browser.permit('denied');
      return 'denied';
    });
    await userEvent.click(here());
    expect(await screen.findByText(/^Notifications are blocked in this browser\./)).toBeInTheDocument();
    expect(here()).not.toBeChecked();
    expect(browser.subscribed).toEqual([]);
  });

  it('[POC-114] marks this device, sends a test to it and removes it', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    await userEvent.click(here());
    const mark = await screen.findByText('This device');
    await press('Send a test');
    expect(await screen.findByText('Test notification sent')).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: 'Devices' }));
    expect(list.getByRole('button', { name: 'Remove Firefox on Linux' })).toBeInTheDocument();
    expect(mark.closest('li')).toHaveTextContent('Chrome on Android');
    await press('Remove Chrome on Android');
    await waitFor(() => expect(here()).not.toBeChecked());
    expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('push'))).toEqual([]);
  });

  it('[POC-114] saves each change immediately', async () => {
    await show();
    const region = within(screen.getByRole('region', { name: 'Notification settings' }));
    expect(region.queryByRole('switch', { name: 'Status of my orders, mail' })).toBeNull();
    expect(region.queryByRole('switch', { name: 'New tickets, push' })).toBeNull();
    for (const name of ['Messages in my tickets, push', 'Saved searches, mail', 'Hide message content']) {
      await userEvent.click(region.getByRole('switch', { name }));
      await waitFor(() => expect(region.getByRole('switch', { name })).not.toBeChecked());
    }
    await userEvent.click(region.getByRole('switch', { name: 'Quiet hours' }));
    fireEvent.change(region.getByLabelText('From'), { target: { value: '23:30' } });
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() =>
      expect(saved()).toEqual([
        { kinds: { ticketMessages: { push: false } } },
        { kinds: { savedSearches: { mail: false } } },
        { hideContent: false },
        { quietHours: { enabled: true }, timeZone },
        { quietHours: { from: '23:30', to: '07:00' }, timeZone },
      ]),
    );
    fireEvent.change(region.getByLabelText('To'), { target: { value: '23:30' } });
    expect(region.getByText('Quiet hours must not end when they begin')).toBeInTheDocument();
    expect(saved()).toHaveLength(5);
  });

  it('[POC-114] shows an error and the saved state when a change could not be saved', async () => {
    network.answer('PUT /notifications/preferences', () => ({ status: 500 }));
    await show();
    const mentions = screen.getByRole('switch', { name: 'Mentions in the public chat, push' });
    await userEvent.click(mentions);
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(mentions).toBeChecked();
  });

  it.each([
    ['blocked', /^Notifications are blocked in this browser\. Allow them in its settings for this site\.$/],
    [
      'missing',
      /^This browser cannot receive notifications\. On an iPhone, add Manette to the Home Screen first\.$/,
    ],
  ])('[POC-115] shows that notifications are %s', async (hindrance, sentence) => {
    if (hindrance === 'blocked') browser.permit('denied');
    else Reflect.deleteProperty(window, 'PushManager');
    await show();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    if (hindrance === 'missing') expect(here()).toBeDisabled();
  });

  it('[POC-114] speaks Arabic', async () => {
    await show('ar');
    expect(screen.getByRole('region', { name: 'إعدادات الإشعارات' })).toBeInTheDocument();
    expect(await screen.findByRole('switch', { name: 'ساعات الهدوء' })).toBeInTheDocument();
  });
});
