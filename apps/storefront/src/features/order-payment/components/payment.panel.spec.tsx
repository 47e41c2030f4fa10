import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import type { PaymentView, ProofView } from '@manette/contracts/payments';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import PaymentPanel from './payment.panel';

const ID = '0199a7c2-0000-7000-8000-0000000000a1';
const METHOD = {
  _id: '0199a7c2-0000-7000-8000-0000000000b1',
  kind: 'baridimob' as const,
  name: { en: 'BaridiMob', ar: 'بريدي موب' },
  instructions: { en: 'Send it to this number.', ar: 'أرسله إلى هذا الرقم.' },
  accountNumber: '0079 9999 12',
  active: true,
};
const aTicket = (change: Partial<TicketView> = {}) =>
  ({
    _id: ID,
    ticketNumber: 'T-000123',
    status: 'in_progress',
    payment: 'awaiting',
    account: { _id: 'a', codeName: 'Sirocco-05', price: { amount: 4500, currency: 'DZD' } },
    giftCard: null,
    renewal: null,
    ...change,
  }) as TicketView;
const aPayment = (change: Partial<PaymentView> = {}): PaymentView => ({
  ticketId: ID,
  ticketNumber: 'T-000123',
  state: 'awaiting',
  amount: { amount: 4500, currency: 'DZD' },
  reference: 'T-000123',
  methods: [METHOD],
  proofs: [],
  ...change,
});
const aProof = (change: Partial<ProofView> = {}): ProofView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000c1',
  state: 'submitted',
  method: { _id: METHOD._id, name: METHOD.name },
  amount: 4500,
  transactionNumber: 'TX-42',
  fileUrl: '/uploads/private/x',
  fileName: 'proof.png',
  reason: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  decidedAt: null,
  ...change,
});

describe('the payment of an order', () => {
  let api: FakeApi;
  const show = async (user: UserView, payment: PaymentView | null, ticket: Partial<TicketView> = {}) => {
    if (payment) api.answer(`GET /payments/tickets/${ID}`, () => ({ body: { payment } }));
    await renderApp(
      <>
        <PaymentPanel ticket={aTicket({ payment: payment?.state ?? 'none', ...ticket })} />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user },
    );
  };
  const region = async () => within(await screen.findByRole('region', { name: 'Payment' }));
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => api.restore());

  it('[LIF-042] shows amount, reference, state, and each method with its number to copy', async () => {
    await show(aClient(), aPayment());
    const card = await region();
    expect(card.getByText('Waiting for payment')).toBeVisible();
    expect(card.getByText('Amount').nextSibling).toHaveTextContent('4 500 DZD');
    expect(card.getByText('Reference').nextSibling).toHaveTextContent('T-000123');
    const user = userEvent.setup();
    await user.click(card.getByRole('button', { name: 'Copy BaridiMob number' }));
    expect(await navigator.clipboard.readText()).toBe('0079 9999 12');
  });

  it.each([
    ['submitted', 'Proof sent'],
    ['accepted', 'Payment accepted'],
  ] as const)('[LIF-042] shows the state %s as ‘%s’', async (state, said) => {
    await show(aClient(), aPayment({ state, proofs: [aProof({ state })] }));
    const card = await region();
    expect(card.getByText(said)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Send proof' })).not.toBeInTheDocument();
  });

  it('[LIF-042] shows why a proof was rejected', async () => {
    const proofs = [aProof({ state: 'rejected', reason: 'It did not arrive.' })];
    await show(aClient(), aPayment({ state: 'rejected', proofs }));
    const card = await region();
    expect(card.getByText('Proof rejected')).toBeVisible();
    expect(card.getByText('It did not arrive.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Send proof' })).toBeEnabled();
  });

  it('[LIF-043] is proved by the client in a dialog, and is updated without a reload', async () => {
    await show(aClient(), aPayment());
    await userEvent.click((await region()).getByRole('button', { name: 'Send proof' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send proof of payment' }));
    expect(dialog.getByLabelText('Method')).toHaveValue(METHOD._id);
    expect(dialog.getByLabelText('Amount')).toHaveValue('4500');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('A file is required')).toBeVisible();
    expect(dialog.getByText('Transaction number must be 4 to 64 letters or digits')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Transaction number'), 'TX-42');
    await userEvent.upload(
      dialog.getByLabelText('File'),
      new File(['x'], 'proof.png', { type: 'image/png' }),
    );
    const payment = aPayment({ state: 'submitted', proofs: [aProof()] });
    api.answer(`POST /payments/tickets/${ID}/proofs`, () => {
      api.answer(`GET /payments/tickets/${ID}`, () => ({ body: { payment } }));
      return { status: 201, body: { payment } };
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Proof sent!')).toBeVisible();
    expect(await (await region()).findByText('Proof sent')).toBeVisible();
    const accepted = aPayment({ state: 'accepted', proofs: [aProof({ state: 'accepted' })] });
    api.answer(`GET /payments/tickets/${ID}`, () => ({ body: { payment: accepted } }));
    act(() => emitFromServer('payment_updated', { ticketId: ID, state: 'accepted' }));
    expect(await (await region()).findByText('Payment accepted')).toBeVisible();
  });

  it('[LIF-044] is requested by an administrator', async () => {
    await show(anAdmin(), null);
    await userEvent.click(await screen.findByRole('button', { name: 'Request payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request payment' }));
    expect(dialog.getByLabelText('Currency')).toHaveValue('DZD');
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Amount must be above 0')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '12.5');
    api.answer(`PUT /payments/tickets/${ID}`, () => ({ body: { payment: aPayment() } }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const [call] = api.callsTo(`PUT /payments/tickets/${ID}`);
    expect(call?.body).toEqual({ amount: { amount: 12.5, currency: 'DZD' } });
  });

  it('[LIF-044] is accepted or rejected by an administrator, who sees possible duplicates', async () => {
    const flags = (['same_file', 'same_transaction', 'similar_image'] as const).map((kind) => ({
      kind,
      ticketId: '0199a7c2-0000-7000-8000-0000000000a2',
      ticketNumber: 'T-000007',
    }));
    await show(anAdmin(), aPayment({ state: 'submitted', proofs: [aProof({ flags })] }));
    const card = await region();
    const links = within(card.getByRole('list', { name: 'Possible duplicates' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '#T-000007: same file',
      '#T-000007: same transaction number',
      '#T-000007: similar image',
    ]);
    api.answer(`POST /payments/proofs/${aProof()._id}/reject`, () => ({ body: { payment: aPayment() } }));
    await userEvent.click(card.getByRole('button', { name: 'Reject proof' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject proof' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'No.');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(api.callsTo(`POST /payments/proofs/${aProof()._id}/reject`)[0]?.body).toEqual({ reason: 'No.' });
    api.answer(`POST /payments/proofs/${aProof()._id}/accept`, () => ({ body: { payment: aPayment() } }));
    await userEvent.click(card.getByRole('button', { name: 'Accept proof' }));
    expect(api.callsTo(`POST /payments/proofs/${aProof()._id}/accept`)).toHaveLength(1);
  });

  it('[LIF-042] links to the receipt of a completed order', async () => {
    await show(aClient(), aPayment({ state: 'accepted', proofs: [aProof({ state: 'accepted' })] }), {
      status: 'completed',
    });
    const link = (await region()).getByRole('link', { name: 'Receipt' });
    expect(link).toHaveAttribute('href', `/api/payments/tickets/${ID}/receipt`);
  });
});
