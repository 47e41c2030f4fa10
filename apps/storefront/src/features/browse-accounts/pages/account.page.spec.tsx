import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { Route, Routes } from '@manette/web-router';
import { emitFromServer, notifyReconnected } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { anAccount } from '../testing/an-account';
import AccountPage from './account.page';
import AccountsPage from './accounts.page';

const ID = anAccount()._id;
const show = (user: UserView = aClient()) =>
  renderApp(
    <>
      <Routes>
        <Route path="/accounts/:id" element={<AccountPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user, at: `/accounts/${ID}` },
  );
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { statusCode: status, code, message, requestId: 'r' },
});

describe('an account', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({ [`GET /accounts/${ID}`]: () => ({ body: { account: anAccount() } }) });
  });
  afterEach(() => network.restore());

  const late = () => {
    let answer = () => undefined as void;
    network.answer(
      `GET /accounts/${ID}`,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { account: anAccount({ description: 'As it is now.' }) } });
        }),
    );
    return () => answer();
  };

  it('[CAT-038] is shown from the cached shelf while its own request is pending', async () => {
    network.answer('GET /accounts', () => ({
      body: { accounts: [anAccount()], nextCursor: null, total: 1 },
    }));
    const answer = late();
    await renderApp(
      <Routes>
        <Route path="/accounts" element={<AccountsPage />} />
        <Route path="/accounts/:id" element={<AccountPage />} />
      </Routes>,
      { user: aClient(), at: '/accounts' },
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Sirocco-05' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sirocco-05' })).toBeInTheDocument();
    expect(screen.queryByText('As it is now.')).toBeNull();
    answer();
    expect(await screen.findByText('As it is now.')).toBeInTheDocument();
  });

  it('shows a skeleton with the status Loading if no shelf has it cached', async () => {
    const answer = late();
    await show();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sirocco-05' })).toBeInTheDocument();
  });

  it('[CAT-038, CAT-039, CAT-040] shows name, badges, price, games, description, rules and a link back', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sirocco-05' })).toBeInTheDocument();
    expect(screen.getByText('PS5')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Games' }).children).toHaveLength(5);
    expect(screen.getByText('Seven complete games.')).toBeInTheDocument();
    expect(screen.getByText('Activating as primary is required')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Accounts' })).toHaveAttribute('href', '/accounts');
  });

  it('[LIF-104] shows the average rating of its orders', async () => {
    const account = anAccount({ rating: { average: 4, count: 3 } });
    network.answer(`GET /accounts/${ID}`, () => ({ body: { account } }));
    await show();
    expect(await screen.findByText('4 out of 5, 3 ratings')).toBeInTheDocument();
  });

  it('[CAT-037] changes the pictures by button and by key', async () => {
    await show();
    expect(await screen.findByRole('img', { name: 'Sirocco-05, image 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.getByRole('img', { name: 'Sirocco-05, image 2' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Sirocco-05, image 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(screen.getByRole('img', { name: 'Sirocco-05, image 2' })).toBeInTheDocument();
  });

  it('[CAT-041] shows that it failed to load and returns to the shelf', async () => {
    network.answer(`GET /accounts/${ID}`, () => refusal(404, 'NOT_FOUND', 'Resource not found'));
    await show();
    expect(await screen.findByText('Failed to load account details')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/accounts'));
  });

  it('[CAT-041] returns to the shelf when the account is deleted while its page is open', async () => {
    await show();
    await screen.findByRole('heading', { level: 1, name: 'Sirocco-05' });
    network.answer(`GET /accounts/${ID}`, () => refusal(404, 'NOT_FOUND', 'Account not found'));
    act(() => emitFromServer('account_deleted', { _id: ID }));
    expect(await screen.findByText('Failed to load account details')).toBeInTheDocument();
    expect(screen.getByTestId('location')).toHaveTextContent('/accounts');
  });

  it('[CAT-041] keeps showing the account while the server is unavailable', async () => {
    await show();
    await screen.findByRole('heading', { level: 1, name: 'Sirocco-05' });
    network.answer(`GET /accounts/${ID}`, () => refusal(503, 'UNAVAILABLE', 'Server error.'));
    act(() => notifyReconnected());
    await waitFor(() => expect(network.callsTo(`GET /accounts/${ID}`)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.queryByText('Failed to load account details')).toBeNull();
    expect(screen.getByTestId('location')).toHaveTextContent(`/accounts/${ID}`);
  });

  it('[ORD-006, ORD-067, ORD-085, ORD-088, ORD-089] requests the account and opens its ticket', async () => {
    network.answer('POST /messages/support/ticket', () => ({
      status: 201,
      body: { ticket: { _id: 'ticket-1' } },
    }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Request Account' }));
    expect(await screen.findByText('Order request created! Redirecting to chat...')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/support/ticket-1'));
    const [call] = network.callsTo('POST /messages/support/ticket');
    expect(call?.body).toEqual({ subject: 'Order Request: Sirocco-05', orderType: 'rent', accountId: ID });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('opens one ticket for a double click', async () => {
    network.answer('POST /messages/support/ticket', () => ({
      status: 201,
      body: { ticket: { _id: 'ticket-1' } },
    }));
    await show();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Request Account' }));
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/support/ticket-1'));
    expect(network.callsTo('POST /messages/support/ticket')).toHaveLength(1);
  });

  it('[ORD-068] disables the button when the account is out of stock', async () => {
    network.answer(`GET /accounts/${ID}`, () => ({ body: { account: anAccount({ available: 0 }) } }));
    await show();
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('[ORD-007, ORD-080] shows an administrator why ordering is not possible, in place of the button', async () => {
    await show(anAdmin());
    const note = await screen.findByText('Admins cannot place orders. Only clients can order accounts.');
    expect(note).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request Account' })).toBeNull();
  });

  it('[ORD-082, ERR-012] shows an unverified client after a click why ordering is not possible', async () => {
    await show(aClient({ emailVerified: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verify Email to Order' }));
    expect(
      await screen.findByText(
        'Please verify your email address before placing an order. Check your inbox for the verification email.',
      ),
    ).toBeInTheDocument();
    expect(network.callsTo('POST /messages/support/ticket')).toHaveLength(0);
  });

  it.each([
    [
      "[ERR-013] the server's message when an order breaks a rule",
      refusal(409, 'OUT_OF_STOCK', 'This account is out of stock'),
      'This account is out of stock',
    ],
    [
      "[ERR-015] the page's own message for any other failure",
      refusal(500, 'INTERNAL', 'x'),
      'Failed to create order request',
    ],
  ])('shows %s', async (_name, answer, sentence) => {
    network.answer('POST /messages/support/ticket', () => answer);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Request Account' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Request Account' })).toBeEnabled();
  });
});
