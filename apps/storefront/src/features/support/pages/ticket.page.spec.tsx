import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import { aClient, anAdmin } from '@manette/web-testing';
import { aTicket } from '../testing/a-ticket';
import { ticketSuite } from '../testing/show-ticket';

const ID = aTicket()._id;
const { network, show, messages } = ticketSuite();

describe('a ticket', () => {
  const closedAs = (status: 'completed' | 'cancelled') =>
    network.answer(`GET /messages/support/ticket/${ID}`, () => ({ body: { ticket: aTicket({ status }) } }));

  it('[ORD-016, ORD-017, ORD-020, ORD-021] shows number, subject, status, item and messages', async () => {
    await show();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order Request: Sirocco-05' }),
    ).toBeInTheDocument();
    expect(screen.getByText('#T-000123')).toBeInTheDocument();
    expect(screen.getByText('Pending')).toHaveAttribute('data-tone', 'pending');
    expect(screen.getByRole('link', { name: 'Back to Support' })).toHaveAttribute('href', '/support');
    expect(
      within(screen.getByRole('complementary', { name: 'Order' })).getByText('Sirocco-05'),
    ).toBeInTheDocument();
    expect((await messages()).getByRole('article', { name: /^yacine, \d\d:31$/ })).toHaveTextContent('Hello');
  });

  it('[ORD-018] shows an administrator the name of the client', async () => {
    await show(anAdmin());
    expect((await screen.findAllByText('yacine')).length).toBeGreaterThan(0);
  });

  it('[ORD-019] shows the client the name of the assigned administrator', async () => {
    network.answer(`GET /messages/support/ticket/${ID}`, () => ({
      body: { ticket: aTicket({ assignedAdmin: { _id: ID, username: 'nadia', isOnline: true } }) },
    }));
    await show();
    expect((await screen.findAllByText('nadia')).length).toBeGreaterThan(0);
  });

  it('[ORD-044, ORD-094] lets an administrator complete the order after confirmation', async () => {
    network.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({
      body: { ticket: aTicket({ status: 'completed' }) },
    }));
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Order Successful' }));
    closedAs('completed');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Order marked as completed!')).toBeInTheDocument();
    expect(network.callsTo(`PUT /messages/support/ticket/${ID}/status`)[0]?.body).toEqual({
      status: 'completed',
    });
  });

  it('shows an administrator the server’s message when the account is out of stock', async () => {
    network.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({
      status: 409,
      body: {
        statusCode: 409,
        code: 'OUT_OF_STOCK',
        message: 'This account is out of stock',
        requestId: 'r',
      },
    }));
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Order Successful' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This account is out of stock')).toBeInTheDocument();
  });

  it.each([
    [
      '[ORD-095, ORD-097]',
      'Order Unsuccessful',
      { status: 'cancelled', reason: 'unsuccessful' },
      'Order marked as unsuccessful!',
      anAdmin(),
    ],
    [
      '[ORD-043, ORD-083, ORD-093]',
      'Cancel Order',
      { status: 'cancelled' },
      'Order cancelled successfully!',
      aClient(),
    ],
  ])('%s %s asks for confirmation first', async (_ids, name, body, sentence, user) => {
    network.answer(`PUT /messages/support/ticket/${ID}/status`, () => ({ body: { ticket: aTicket() } }));
    await show(user);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(network.callsTo(`PUT /messages/support/ticket/${ID}/status`)).toHaveLength(0);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(network.callsTo(`PUT /messages/support/ticket/${ID}/status`)[0]?.body).toEqual(body);
  });

  it.each([
    ['[ERR-028]', 'Cancel Order', 'Failed to cancel order', aClient()],
    ['[ERR-029]', 'Order Successful', 'Failed to update order status', anAdmin()],
    ['[ERR-030]', 'Order Unsuccessful', 'Failed to mark order as unsuccessful', anAdmin()],
    ['[ERR-026]', 'Delete Ticket', 'Failed to delete ticket', anAdmin()],
  ])('%s shows that %s failed', async (_id, name, sentence, user) => {
    await show(user);
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('[ORD-091, ORD-096] deletes a ticket after confirmation', async () => {
    let answer = () => undefined as void;
    const deleted = new Promise<void>((go) => (answer = go));
    network.answer(`DELETE /messages/support/ticket/${ID}`, async () => {
      await deleted;
      return { body: { message: 'x' } };
    });
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ticket' }));
    const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    act(() => emitFromServer('ticket_deleted', { _id: ID }));
    answer();
    expect(await screen.findByText('Ticket deleted successfully!')).toBeInTheDocument();
    expect(screen.queryByText('This ticket has been deleted')).toBeNull();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/));
  });

  it('[RT-004] leaves a ticket that another user deletes', async () => {
    await show();
    await messages();
    act(() => emitFromServer('ticket_deleted', { _id: 'another' }));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
    act(() => emitFromServer('ticket_deleted', { _id: ID }));
    expect(await screen.findByText('This ticket has been deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/));
  });

  it.each(['completed', 'cancelled'] as const)(
    '[ORD-022, ORD-023, ORD-050] shows a %s ticket with its banner, without composer and actions, and does not redirect',
    async (status) => {
      closedAs(status);
      await show();
      expect(await screen.findByText('This conversation is closed.')).toBeInTheDocument();
      expect(screen.queryByLabelText('Message')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
    },
  );

  it('[ORD-051] redirects to /support three seconds after it is closed while its page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await screen.findByLabelText('Message');
    const closed = Date.now();
    act(() => emitFromServer('ticket_updated', aTicket({ status: 'completed' })));
    expect(await screen.findByRole('button', { name: 'Stay' })).toBeInTheDocument();
    // The fake clock also advances in real time, and further on a slower machine.
    await act(() => jest.advanceTimersByTimeAsync(Math.max(0, closed + 2_000 - Date.now())));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/);
  });

  it('[ORD-051] does not redirect after a click on Stay', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await screen.findByLabelText('Message');
    act(() => emitFromServer('ticket_updated', aTicket({ status: 'cancelled' })));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    act(() => stay.click());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
  });

  it('[LIF-067] does not redirect after the user follows the link of a notice to this page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show();
    await screen.findByLabelText('Message');
    act(() => emitFromServer('ticket_updated', aTicket({ status: 'completed', delivery: 'ready' })));
    await screen.findByRole('button', { name: 'Stay' });
    act(() => screen.getByRole('link', { name: 'This very order' }).click());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByTestId('location')).toHaveTextContent(`/support/${ID}`);
  });

  it('[ERR-023] redirects to /support when the conversation cannot be loaded', async () => {
    network.answer(`GET /messages/support/${ID}`, () => ({ status: 404 }));
    await show();
    expect(await screen.findByText('Failed to load conversation')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/support$/));
  });
});
