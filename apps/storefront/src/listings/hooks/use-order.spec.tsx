import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { useOrder } from './use-order';

const OPENING = 'POST /messages/support/ticket';

/** Renders the hook on a page that stays mounted after an order, so that a test can order again. */
async function showOrder(): Promise<() => Promise<void>> {
  let order: (() => Promise<void>) | undefined;
  function Page() {
    ({ order } = useOrder('account', { subject: 'Order Request: Sirocco-05', orderType: 'rent' }));
    return <Link to="/giftcards">Gift Cards</Link>;
  }
  await renderApp(<Page />, { user: aClient(), at: '/accounts/1' });
  return async () => order?.();
}

describe('ordering', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({ [OPENING]: () => ({ status: 201, body: { ticket: { _id: 'ticket-1' } } }) });
  });
  afterEach(() => network.restore());
  const keys = () => network.callsTo(OPENING).map(({ headers }) => headers.get('idempotency-key'));

  it('[ORD-004] sends one request for two clicks, the second before the response to the first', async () => {
    const order = await showOrder();
    await act(() => Promise.all([order(), order()]));
    expect(network.callsTo(OPENING)).toHaveLength(1);
  });

  it('[ORD-004] sends one request for two clicks, the second after the response', async () => {
    const order = await showOrder();
    await act(order);
    await act(order);
    expect(network.callsTo(OPENING)).toHaveLength(1);
  });

  it('[contract 2] resends with the same key when the response was lost, or the first request still runs', async () => {
    const order = await showOrder();
    network.answer(OPENING, () => {
      throw new TypeError('the line is gone');
    });
    await act(order);
    network.answer(OPENING, () => ({
      status: 409,
      body: { statusCode: 409, code: 'CONFLICT', message: 'x' },
    }));
    await act(order);
    await act(order);
    expect(network.callsTo(OPENING)).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  const address = () => screen.getByTestId('location').textContent;

  it('[ORD-088] opens the page of the ticket', async () => {
    const order = await showOrder();
    await act(order);
    expect(address()).toBe('/support/ticket-1');
  });

  it('does not redirect a client who has left the page before the response', async () => {
    const order = await showOrder();
    await act(async () => {
      const ordered = order();
      fireEvent.click(screen.getByText('Gift Cards'));
      await ordered;
    });
    expect(network.callsTo(OPENING)).toHaveLength(1);
    expect(address()).toBe('/giftcards');
  });

  it('[ERR-015] sends a new request with another key after a failure', async () => {
    network.answer(OPENING, () => ({
      status: 500,
      body: { statusCode: 500, code: 'INTERNAL', message: 'x' },
    }));
    const order = await showOrder();
    await act(order);
    await act(order);
    expect(new Set(keys()).size).toBe(2);
  });
});
