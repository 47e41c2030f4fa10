import { screen, within } from '@testing-library/react';
import type { UserView } from '@manette/contracts/identity';
import { Link, Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { aMessage } from '../../../conversation/testing/a-message';
import { closePage, freshBrowser } from '../../../conversation/testing/outbox';
import TicketPage from '../pages/ticket.page';
import { aTicket } from './a-ticket';

const ID = aTicket()._id;

/** Sets up a suite for the page of `aTicket()`: a fake API with the ticket and one message, and helpers to open the page. */
export function ticketSuite() {
  let shown: Awaited<ReturnType<typeof renderApp>>;
  let api: FakeApi;
  beforeEach(async () => {
    await freshBrowser();
    api = fakeApi({
      [`GET /messages/support/ticket/${ID}`]: () => ({ body: { ticket: aTicket() } }),
      [`GET /messages/support/${ID}`]: () => ({
        body: { messages: [aMessage()], hasMore: false, deleted: [] },
      }),
    });
  });
  afterEach(() => {
    closePage(shown);
    api.restore();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const network: Pick<FakeApi, 'answer' | 'callsTo'> = {
    answer: (route, answerer) => api.answer(route, answerer),
    callsTo: (route) => api.callsTo(route),
  };
  const show = async (user: UserView = aClient()) => {
    shown = await renderApp(
      <>
        <Routes>
          <Route path="/support/:ticketId" element={<TicketPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Link to={`/support/${ID}`}>This very order</Link>
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user, at: `/support/${ID}` },
    );
  };
  const messages = async () => within(await screen.findByRole('log', { name: 'Messages' }));
  return { network, show, messages };
}
