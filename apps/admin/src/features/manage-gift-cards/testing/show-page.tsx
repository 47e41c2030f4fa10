import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GiftCardView } from '@manette/contracts/catalog';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { anAdmin, fakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ManageGiftCardsPage from '../pages/manage-gift-cards.page';

/** Returns a fake server with only these cards. */
export const serverWith = (...giftCards: GiftCardView[]) =>
  fakeApi({ 'GET /giftcards': () => ({ body: { giftCards, nextCursor: null, total: giftCards.length } }) });

/** Renders /admin/giftcards for an administrator. */
export const showPage = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <ManageGiftCardsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: anAdmin(), at: '/admin/giftcards', ...options },
  );

/** Clicks a button of the page and returns queries within the dialog that it opens. */
export async function openDialog(button: string, dialog = button) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
}
