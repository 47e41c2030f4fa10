import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SHOP_SETTINGS } from '@manette/contracts/orders';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ShopSettingsPage from './pages/shop-settings.page';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /settings': () => ({ body: { settings: DEFAULT_SHOP_SETTINGS } }),
    'PUT /settings': ({ body }) => ({
      body: { settings: { ...DEFAULT_SHOP_SETTINGS, ...(body as object) } },
    }),
  });
});
afterEach(() => api.restore());

const render = (language: 'en' | 'ar' = 'en') =>
  renderApp(
    <>
      <ShopSettingsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: anAdmin(), at: '/admin/settings', language },
  );
async function show(language: 'en' | 'ar' = 'en') {
  await render(language);
  await screen.findAllByRole('switch');
}
const field = (name: string) => screen.getByRole('textbox', { name });
const sent = () => api.callsTo('PUT /settings');

it('[LIF-017] shows the current settings', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Shop settings' })).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'Require payment before completion' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show the payment card by itself' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show the queue to clients' })).toBeChecked();
  expect(screen.getByRole('spinbutton', { name: 'Hours to reveal a delivery' })).toHaveValue(72);
  expect(field('Name on receipts')).toHaveValue('Manette');
  expect(field('Details on receipts')).toHaveValue('');
});

it.each([
  ['en', 'This could not be loaded.', 'Try again'],
  ['ar', 'تعذّر التحميل.', 'إعادة المحاولة'],
] as const)(
  'shows that the settings could not be loaded, and loads them again (%s)',
  async (language, text, again) => {
    api.answer('GET /settings', () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'x' } }));
    await render(language);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
    api.answer('GET /settings', () => ({ body: { settings: DEFAULT_SHOP_SETTINGS } }));
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findAllByRole('switch')).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('[LIF-017] saves changes', async () => {
  await show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: 'Require payment before completion' }));
  await user.clear(screen.getByRole('spinbutton'));
  await user.type(screen.getByRole('spinbutton'), '24');
  await user.type(field('Details on receipts'), '12 rue Didouche');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved!')).toBeInTheDocument();
  const changes = { requirePaymentProof: true, revealHours: 24, receiptDetails: '12 rue Didouche' };
  expect(sent()).toMatchObject([{ body: { ...DEFAULT_SHOP_SETTINGS, ...changes } }]);
});

it('[LIF-016] shows errors at their fields, and sends nothing', async () => {
  await show();
  const user = userEvent.setup();
  await user.clear(screen.getByRole('spinbutton'));
  await user.clear(field('Name on receipts'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const hours = 'Hours to reveal a delivery must be a whole number from 1 to 720';
  await waitFor(() => expect(screen.getByText(hours)).toBeInTheDocument());
  expect(screen.getByText('Name on receipts is required')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('[LIF-017] is shown in Arabic', async () => {
  await show('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'إعدادات المتجر' })).toBeInTheDocument();
  expect(screen.getByRole('switch', { name: 'اشتراط الدفع قبل إكمال الطلب' })).toBeInTheDocument();
});
