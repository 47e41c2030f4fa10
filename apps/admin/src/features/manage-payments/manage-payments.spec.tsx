import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPayment, PaymentMethodView } from '@manette/contracts/payments';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ManagePaymentsPage from './pages/manage-payments.page';

const TICKET = '0199a7c2-0000-7000-8000-0000000000a1';
const payment = (change: Partial<ListedPayment> = {}): ListedPayment => ({
  ticketId: TICKET,
  ticketNumber: 'T-000123',
  state: 'submitted',
  amount: { amount: 4500, currency: 'DZD' },
  reference: 'T-000123',
  methods: [],
  proofs: [],
  client: { _id: 'c', username: 'yacine' },
  flagged: true,
  updatedAt: '2026-11-23T10:00:00.000Z',
  ...change,
});
const METHOD: PaymentMethodView = {
  _id: '0199a7c2-0000-7000-8000-0000000000b1',
  kind: 'baridimob',
  name: { en: 'BaridiMob', ar: 'بريدي موب' },
  instructions: { en: 'Send it.', ar: 'أرسله.' },
  accountNumber: '0079 9999 12',
  active: true,
};

describe('/admin/payments', () => {
  let api: FakeApi;
  beforeEach(async () => {
    api = fakeApi({
      'GET /payments': () => ({ body: { payments: [payment()], nextCursor: null, total: 1 } }),
      'GET /payments/methods': () => ({ body: { methods: [METHOD], nextCursor: null, total: 1 } }),
    });
    await renderApp(
      <>
        <ManagePaymentsPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin(), at: '/admin/payments' },
    );
  });
  afterEach(() => api.restore());
  const methods = async () => within(await screen.findByRole('region', { name: 'Payment methods' }));

  it('[LIF-046] lists the payment cards with links to their tickets, filters by state, and follows changes', async () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(table.getByRole('link', { name: '#T-000123' })).toHaveAttribute('href', `/support/${TICKET}`);
    expect(table.getByText('Possible duplicates')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Proof sent');
    await waitFor(() => expect(api.callsTo('GET /payments').at(-1)?.query.get('state')).toBe('submitted'));
    api.answer('GET /payments', () => ({
      body: { payments: [payment({ state: 'accepted' })], nextCursor: null, total: 1 },
    }));
    act(() => emitFromServer('payment_updated', { ticketId: TICKET, state: 'accepted' }));
    const row = within(screen.getByRole('table', { name: 'Payments' }));
    expect(await row.findByText('Payment accepted')).toBeVisible();
  });

  it('[LIF-046] adds a method', async () => {
    await userEvent.click((await methods()).getByRole('button', { name: 'Add method' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add method' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('English name is required')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'PayPal');
    await userEvent.type(dialog.getByLabelText('English name'), 'PayPal');
    await userEvent.type(dialog.getByLabelText('Arabic name'), 'باي بال');
    await userEvent.type(dialog.getByLabelText('English instructions'), 'Friends');
    await userEvent.type(dialog.getByLabelText('Arabic instructions'), 'أصدقاء');
    await userEvent.type(dialog.getByLabelText('Account number'), 'shop@example.test');
    await userEvent.click(dialog.getByRole('switch', { name: 'Active' }));
    api.answer('POST /payments/methods', () => ({ status: 201, body: { method: METHOD } }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Payment method saved!')).toBeVisible();
    expect(api.callsTo('POST /payments/methods')[0]?.body).toEqual({
      kind: 'paypal',
      name: { en: 'PayPal', ar: 'باي بال' },
      instructions: { en: 'Friends', ar: 'أصدقاء' },
      accountNumber: 'shop@example.test',
      active: false,
    });
  });

  it('[LIF-046] edits and deletes a method', async () => {
    await userEvent.click(await (await methods()).findByRole('button', { name: 'Edit BaridiMob' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit method' }));
    expect(dialog.getByLabelText('Account number')).toHaveValue('0079 9999 12');
    const path = `/payments/methods/${METHOD._id}`;
    api.answer(`PUT ${path}`, () => ({ body: { method: METHOD } }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Payment method saved!')).toBeVisible();
    api.answer(`DELETE ${path}`, () => ({ body: { message: 'Payment method deleted successfully!' } }));
    await userEvent.click((await methods()).getByRole('button', { name: 'Delete BaridiMob' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Payment method deleted successfully!')).toBeVisible();
  });
});
