import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TicketView } from '@manette/contracts/orders';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import DeliveryPanel from './features/order-delivery/components/delivery.panel';
import GuidesPanel from './features/order-guides/components/guides.panel';
import PaymentPanel from './features/order-payment/components/payment.panel';
import RatingPanel from './features/order-rating/components/rating.panel';

const ID = '0199a7c2-0000-7000-8000-0000000000a1';
const ticket = { _id: ID, status: 'cancelled', payment: 'awaiting', account: null, term: null } as TicketView;

describe('a panel of a ticket', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => api.restore());

  it.each([
    ['Payment', PaymentPanel, 'payments', { payment: { state: 'none' } }],
    ['Delivery', DeliveryPanel, 'deliveries', { delivery: null }],
    ['Guides', GuidesPanel, 'guides', { guides: [] }],
    ['Rating', RatingPanel, 'ratings', { rating: null }],
  ])(
    'shows that its data could not be loaded, and loads it again: %s',
    async (name, TicketPanel, path, body) => {
      const call = `GET /${path}/tickets/${ID}`;
      api.answer(call, () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'x' } }));
      await renderApp(<TicketPanel ticket={ticket} />, { user: anAdmin() });
      const panel = within(await screen.findByRole('region', { name }));
      expect(panel.getByRole('alert')).toHaveTextContent('This could not be loaded.');
      api.answer(call, () => ({ body }));
      await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
      expect(api.callsTo(call).length).toBeGreaterThan(1);
    },
  );
});
