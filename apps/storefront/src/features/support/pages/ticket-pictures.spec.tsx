import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMessage } from '../../../conversation/testing/a-message';
import { aTicket } from '../testing/a-ticket';
import { ticketSuite } from '../testing/show-ticket';

const ID = aTicket()._id;
const { network, show } = ticketSuite();

const old = aMessage({ type: 'image', fileName: 'receipt.webp', fileSize: 3, content: 'File attachment' });
const answer = (fileUrl: string) =>
  network.answer(`GET /messages/support/${ID}`, ({ query }) => ({
    body: {
      messages: query.has('after') ? [] : [{ ...old, fileUrl }],
      hasMore: false,
      deleted: [],
      readTo: 0,
    },
  }));
const picture = () => screen.findByRole('img', { name: /^Picture by/ });

it('shows a picture with a new signed URL when its own has expired', async () => {
  answer('/uploads/old.webp');
  await show();
  expect(await picture()).toHaveAttribute('src', '/uploads/old.webp');
  answer('/uploads/new.webp');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
  fireEvent.error(await picture());
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', '/uploads/new.webp'));
});

it('shows the alternative text of a picture that cannot be loaded, and does not refetch it', async () => {
  answer('/uploads/gone.webp');
  await show();
  const asked = () =>
    network.callsTo(`GET /messages/support/${ID}`).filter(({ query }) => !query.has('after')).length;
  const before = asked();
  fireEvent.error(await picture());
  expect(await screen.findByText(/^Picture by/)).toBeVisible();
  expect(asked()).toBe(before);
});
