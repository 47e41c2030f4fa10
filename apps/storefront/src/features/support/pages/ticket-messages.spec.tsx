import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import { anAdmin } from '@manette/web-testing';
import { aMessage } from '../../../conversation/testing/a-message';
import { aTicket } from '../testing/a-ticket';
import { ticketSuite } from '../testing/show-ticket';

const ID = aTicket()._id;
const { network, show, messages } = ticketSuite();

describe('the messages of a ticket', () => {
  it('[ORD-065, ORD-066] appends new messages and removes deleted ones, by id', async () => {
    await show();
    const log = await messages();
    const message = aMessage({ by: 'admin', content: 'Good evening' });
    act(() => emitFromServer('support_message', message));
    act(() => emitFromServer('support_message', message));
    expect(await log.findAllByText('Good evening')).toHaveLength(1);
    act(() => emitFromServer('support_message_deleted', { _id: message._id, ticketId: ID }));
    await waitFor(() => expect(log.queryByText('Good evening')).toBeNull());
  });

  it('[CHAT-038] marks the messages of administrators', async () => {
    network.answer(`GET /messages/support/${ID}`, () => ({
      body: {
        messages: [aMessage({ by: 'admin' }), aMessage({ by: 'admin', position: 3 })],
        hasMore: false,
        deleted: [],
      },
    }));
    await show();
    for (const message of await (await messages()).findAllByRole('article'))
      expect(within(message).getByText('Admin')).toBeInTheDocument();
  });

  it('shows a message while it is sent, and only once afterwards', async () => {
    const sent = aMessage({ content: 'I paid' });
    network.answer('POST /messages/support', () => ({ status: 201, body: { message: sent } }));
    await show();
    const log = await messages();
    await userEvent.type(screen.getByLabelText('Message'), 'I paid');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(log.getAllByText('I paid')).toHaveLength(1));
    act(() => emitFromServer('support_message', sent));
    expect(log.getAllByText('I paid')).toHaveLength(1);
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('[ERR-024] keeps a message that could not be sent, and resends it with the same idempotency key', async () => {
    network.answer('POST /messages/support', () => ({ status: 503 }));
    await show();
    await userEvent.type(await screen.findByLabelText('Message'), 'I paid');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    network.answer('POST /messages/support', () => ({
      status: 201,
      body: { message: aMessage({ content: 'I paid' }) },
    }));
    // Clicked immediately, because the page retries automatically after a short delay.
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    const keys = () =>
      network.callsTo('POST /messages/support').map(({ headers }) => headers.get('idempotency-key'));
    await waitFor(() => expect(keys().length).toBeGreaterThan(1));
    expect(new Set(keys()).size).toBe(1);
  });

  it('[CHAT-019, CHAT-021, CHAT-022, CHAT-023] accepts pictures and PDF up to 10 MB, and rejects an empty message', async () => {
    await show();
    await messages();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Message content is required')).toBeInTheDocument();
    expect(network.callsTo('POST /messages/support')).toHaveLength(0);
    const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!;
    const file = new File(['x'], 'big.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent.upload(input, file, { applyAccept: false });
    expect(await screen.findByText('File size must be less than 10MB')).toBeInTheDocument();
    await userEvent.upload(input, new File(['x'], 'ok.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('ok.pdf')).toBeInTheDocument();
  });

  it("[TRU-108] shows 'File removed' in place of a removed file, with the text of the message", async () => {
    const gone = { type: 'image' as const, fileUrl: null, fileName: null, fileSize: null };
    network.answer(`GET /messages/support/${ID}`, () => ({
      body: {
        messages: [
          aMessage({ ...gone, content: 'File attachment' }),
          aMessage({ ...gone, content: 'My receipt' }),
        ],
        hasMore: false,
        deleted: [],
      },
    }));
    await show();
    const log = await messages();
    expect(await log.findAllByText('File removed')).toHaveLength(2);
    expect(log.getByText('My receipt')).toBeInTheDocument();
    expect(log.queryByText('File attachment')).toBeNull();
  });

  it('opens a file with a new signed URL after the old URL has expired', async () => {
    const file = { type: 'file' as const, fileName: 'receipt.pdf', fileSize: 3 };
    const old = aMessage({ ...file, fileUrl: '/uploads/old' });
    const answer = (fileUrl: string) =>
      network.answer(`GET /messages/support/${ID}`, ({ query }) => ({
        body: {
          messages: query.has('after') ? [] : [{ ...old, fileUrl }],
          hasMore: false,
          deleted: [],
          readTo: 0,
        },
      }));
    answer('/uploads/old');
    const tab = { opener: {}, location: { href: '' }, close: jest.fn() };
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    await show();
    const link = await screen.findByRole('link', { name: /receipt.pdf/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(opened).not.toHaveBeenCalled();
    answer('/uploads/new');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    await userEvent.click(link);
    await waitFor(() => expect(tab.location.href).toBe('/uploads/new'));
    expect(tab.opener).toBeNull();
  });

  it('[CHAT-039, CHAT-040] deletes a message after confirmation', async () => {
    const message = aMessage();
    network.answer(`GET /messages/support/${ID}`, () => ({
      body: { messages: [message], hasMore: false, deleted: [] },
    }));
    network.answer(`DELETE /messages/support/message/${message._id}`, () => ({ body: { message: 'x' } }));
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Message deleted successfully')).toBeInTheDocument();
  });

  it('[ERR-025] shows that a message could not be deleted, and keeps it', async () => {
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Failed to delete message')).toBeInTheDocument();
    expect((await messages()).getAllByRole('article')).toHaveLength(1);
  });

  it('[ERR-021] shows that older messages could not be loaded', async () => {
    network.answer(`GET /messages/support/${ID}`, ({ query }) =>
      query.has('before')
        ? { status: 500, body: {} }
        : { body: { messages: [aMessage()], hasMore: !query.has('after'), deleted: [] } },
    );
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
    expect(await screen.findByText('Failed to load messages')).toBeInTheDocument();
  });
});
