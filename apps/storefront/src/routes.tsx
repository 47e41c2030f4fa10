import '@manette/web-ui/remote.css';
import { Navigate, Route, Routes } from '@manette/web-router';
import { lazyPart } from '@manette/web-ui';
import { useResumeOutbox } from './conversation/hooks/use-resume-outbox';

const HomePage = lazyPart(() => import(/* webpackChunkName: "page." */ './features/home/pages/home.page'));
const AccountsPage = lazyPart(
  () => import(/* webpackChunkName: "page.accounts" */ './features/browse-accounts/pages/accounts.page'),
);
const GiftCardsPage = lazyPart(
  () => import(/* webpackChunkName: "page.giftcards" */ './features/browse-gift-cards/pages/gift-cards.page'),
);
const GiftCardPage = lazyPart(
  () =>
    import(/* webpackChunkName: "page.giftcards.$" */ './features/browse-gift-cards/pages/gift-card.page'),
);
const ProfilePage = lazyPart(
  () => import(/* webpackChunkName: "page.profile" */ './features/edit-profile/pages/profile.page'),
);
const SecurityPage = lazyPart(
  () => import(/* webpackChunkName: "page.profile.security" */ './features/security/pages/security.page'),
);
const PublicChatPage = lazyPart(
  () => import(/* webpackChunkName: "page.public-chat" */ './features/public-chat/pages/public-chat.page'),
);
const TicketsPage = lazyPart(
  () => import(/* webpackChunkName: "page.support" */ './features/support/pages/tickets.page'),
);
const TicketPage = lazyPart(() => import(/* webpackChunkName: "page.support.$" */ './ticket-with-panels'));
const RentalsPage = lazyPart(
  () => import(/* webpackChunkName: "page.rentals" */ './features/my-rentals/pages/rentals.page'),
);
const SharePage = lazyPart(
  () => import(/* webpackChunkName: "page.share" */ './features/share/pages/share.page'),
);
const AccountPage = lazyPart(
  () => import(/* webpackChunkName: "page.accounts.$" */ './features/browse-accounts/pages/account.page'),
);

/**
 * The storefront's routes, mounted by the shell. Every page is a separate chunk named after its path, by which the shell's
 * first script finds the page's files (tools/rspack/page-files.mjs).
 */
export default function StorefrontRoutes() {
  useResumeOutbox();
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="accounts" element={<AccountsPage />} />
      <Route path="accounts/:id" element={<AccountPage />} />
      <Route path="giftcards" element={<GiftCardsPage />} />
      <Route path="giftcards/:id" element={<GiftCardPage />} />
      <Route path="profile" element={<ProfilePage />} />
      <Route path="profile/security" element={<SecurityPage />} />
      <Route path="public-chat" element={<PublicChatPage />} />
      <Route path="rentals" element={<RentalsPage />} />
      <Route path="support" element={<TicketsPage />} />
      <Route path="support/:ticketId" element={<TicketPage />} />
      <Route path="share" element={<SharePage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
