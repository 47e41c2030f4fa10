import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ItemRef } from '@manette/contracts/catalog';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { WaitForStock } from './lazy-searches';

const ID = '0199a7c2-0000-7000-8000-0000000000b1';
const WAIT = 'Tell me when back in stock';
const createdAt = '2026-01-15T10:30:00.000Z';

let waiting: string[];
let network: FakeApi;
beforeEach(() => {
  waiting = ['0199a7c2-0000-7000-8000-0000000000b2'];
  network = fakeApi({
    'GET /stock-alerts': () => ({
      body: { stockAlerts: waiting.map((_id) => ({ kind: 'account', _id, name: 'Sirocco-05', createdAt })) },
    }),
    'POST /stock-alerts': () => {
      waiting = [...waiting, ID];
      return { status: 201, body: { message: 'We will tell you when it is back in stock' } };
    },
    [`DELETE /stock-alerts/${ID}`]: () => {
      waiting = waiting.filter((id) => id !== ID);
      return { body: { message: 'You no longer wait for this listing' } };
    },
  });
});
afterEach(() => network.restore());

const show = (
  { kind = 'account', available = 0 }: { kind?: ItemRef['kind']; available?: number } = {},
  options: RenderOptions = {},
) =>
  renderApp(
    <>
      <p>A listing</p>
      <WaitForStock kind={kind} id={ID} available={available} />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient(), ...options },
  );

describe('[POC-117] a listing without stock', () => {
  it.each([
    ['account', { accountId: ID }],
    ['giftCard', { giftCardId: ID }],
  ] as const)('lets a client set a stock alert for an %s, and remove it', async (kind, body) => {
    await show({ kind });
    await userEvent.click(await screen.findByRole('button', { name: WAIT }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByRole('button', { name: WAIT })).toBeInTheDocument();
    expect(network.callsTo('POST /stock-alerts')[0]!.body).toEqual(body);
    expect(waiting).not.toContain(ID);
  });

  it('shows an existing stock alert, in Arabic', async () => {
    waiting = [ID];
    await show({}, { language: 'ar' });
    expect(await screen.findByRole('button', { name: 'إلغاء الانتظار' })).toBeInTheDocument();
  });

  it("shows the server's message of a refusal", async () => {
    const message = 'You can wait for 20 listings at most.';
    network.answer('POST /stock-alerts', () => ({
      status: 409,
      body: { statusCode: 409, code: 'CONFLICT', message },
    }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: WAIT }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: WAIT })).toBeEnabled());
  });

  it('shows no button and sends no request with stock, for administrators and for unverified clients', async () => {
    const shows = [
      () => show({ available: 1 }),
      () => show({}, { user: anAdmin() }),
      () => show({}, { user: aClient({ emailVerified: false }) }),
    ];
    for (const one of shows) {
      const { unmount } = await one();
      await waitFor(() => expect(screen.getByText('A listing')).toBeInTheDocument());
      expect(screen.queryByRole('button', { name: WAIT })).toBeNull();
      unmount();
    }
    expect(network.calls).toEqual([]);
  });
});
