import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@manette/web-router';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { aClient, aGiftCard, anAdmin, aPicture, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import GiftCardPage from './gift-card.page';

const card = aGiftCard({ pictures: [aPicture('/u/1.webp')] });
const ROUTE = `GET /giftcards/${card._id}`;
const show = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <Routes>
        <Route path="/giftcards/:id" element={<GiftCardPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient(), at: `/giftcards/${card._id}`, ...options },
  );

describe('a gift card', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({ [ROUTE]: () => ({ body: { giftCard: card } }) });
  });
  afterEach(() => network.restore());

  it('[CAT-052, CAT-054] shows name, badges, card value, price, description, availability and a link back', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'PlayStation $50' })).toBeInTheDocument();
    expect(screen.getByText('US')).toBeInTheDocument();
    expect(screen.getByText('50 USD').closest('p')).toHaveTextContent('Card value 50 USD');
    expect(screen.getAllByText(/^9.400$/)[0]).toBeInTheDocument();
    expect(screen.getByText(card.description!)).toBeInTheDocument();
    expect(screen.getByText('14 available')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Gift Cards' })).toHaveAttribute('href', '/giftcards');
  });

  it('[CAT-051] shows its picture, or a placeholder if it has none', async () => {
    await show();
    const alt = 'PlayStation $50, picture of the card';
    expect(await screen.findByRole('img', { name: alt })).toHaveAttribute('src', '/u/1.webp');
    act(() => emitFromServer('giftcard_updated', { ...card, pictures: [] }));
    await screen.findByText((_, element) => element?.getAttribute('role') === 'img');
    expect(screen.getByRole('img', { name: alt }).tagName).toBe('DIV');
  });

  it('[CAT-053] shows and hides the redemption instructions', async () => {
    await show();
    const toggle = await screen.findByRole('button', { name: 'Redemption instructions' });
    expect(screen.getByText(card.redemptionInstructions)).not.toBeVisible();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(card.redemptionInstructions)).toBeVisible();
    await userEvent.click(toggle);
    expect(screen.getByText(card.redemptionInstructions)).not.toBeVisible();
  });

  it('[CAT-055] shows that it failed to load and returns to the shelf', async () => {
    network.answer(ROUTE, () => ({ status: 404, body: { message: 'Gift card not found' } }));
    await show();
    expect(await screen.findByText('Failed to load gift card details')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/giftcards$/));
  });

  it('[ORD-090] orders the card and opens its ticket', async () => {
    network.answer('POST /messages/support/ticket', () => ({ status: 201, body: { ticket: { _id: 't' } } }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase' }));
    expect(
      await screen.findByText('Gift card order request created! Redirecting to chat...'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/support/t'));
    expect(network.callsTo('POST /messages/support/ticket')[0]?.body).toEqual({
      subject: 'Gift Card Order: PlayStation $50',
      orderType: 'giftcard',
      giftCardId: card._id,
    });
  });

  it('[ERR-016] shows that the order failed', async () => {
    network.answer('POST /messages/support/ticket', () => ({ status: 500, body: { message: 'x' } }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Purchase' }));
    expect(await screen.findByText('Failed to create gift card order request')).toBeInTheDocument();
  });

  it('[ORD-008, ERR-014] cannot be ordered when it is out of stock', async () => {
    network.answer(ROUTE, () => ({ body: { giftCard: { ...card, available: 0 } } }));
    await show();
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('asks an unverified client to verify first, and shows an administrator that only clients order', async () => {
    const { unmount } = await show({ user: aClient({ emailVerified: false }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Verify Email to Order' }));
    expect(await screen.findByText(/Please verify your email address/)).toBeInTheDocument();
    expect(network.callsTo('POST /messages/support/ticket')).toHaveLength(0);
    unmount();
    await show({ user: anAdmin() });
    expect(
      await screen.findByText('Admins cannot place orders. Only clients can order gift cards.'),
    ).toBeInTheDocument();
  });

  it('[SHELL-002] speaks Arabic', async () => {
    await show({ language: 'ar' });
    expect(await screen.findByRole('button', { name: 'تعليمات الاستخدام' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'اشترِ البطاقة' })).toBeInTheDocument();
  });
});
