import '@manette/web-ui/remote.css';
import { Navigate, Route, Routes } from '@manette/web-router';
import { lazyPart } from '@manette/web-ui';

const AdminPanelPage = lazyPart(
  () => import(/* webpackChunkName: "page." */ './features/admin-panel/pages/admin-panel.page'),
);
const AuditLogPage = lazyPart(
  () => import(/* webpackChunkName: "page.audit" */ './features/audit-log/pages/audit-log.page'),
);
const DashboardPage = lazyPart(
  () => import(/* webpackChunkName: "page.dashboard" */ './features/dashboard/pages/dashboard.page'),
);
const IntegrationsPage = lazyPart(
  () => import(/* webpackChunkName: "page.integrations" */ './features/integrations/pages/integrations.page'),
);
const DeliveriesPage = lazyPart(
  () =>
    import(
      /* webpackChunkName: "page.integrations.webhooks.$" */ './features/integrations/pages/deliveries.page'
    ),
);
const ManageAccountsPage = lazyPart(
  () =>
    import(/* webpackChunkName: "page.accounts" */ './features/manage-accounts/pages/manage-accounts.page'),
);
const ManageGiftCardsPage = lazyPart(
  () =>
    import(
      /* webpackChunkName: "page.giftcards" */ './features/manage-gift-cards/pages/manage-gift-cards.page'
    ),
);
const ManagePaymentsPage = lazyPart(
  () =>
    import(/* webpackChunkName: "page.payments" */ './features/manage-payments/pages/manage-payments.page'),
);
const ManageRentalsPage = lazyPart(
  () => import(/* webpackChunkName: "page.rentals" */ './features/manage-rentals/pages/manage-rentals.page'),
);
const ManageUsersPage = lazyPart(
  () => import(/* webpackChunkName: "page.users" */ './features/manage-users/pages/manage-users.page'),
);
const ModerationPage = lazyPart(
  () => import(/* webpackChunkName: "page.moderation" */ './features/moderation/pages/moderation.page'),
);
const ShopSettingsPage = lazyPart(
  () => import(/* webpackChunkName: "page.settings" */ './features/shop-settings/pages/shop-settings.page'),
);

const AccountUnitsPage = lazyPart(
  () =>
    import(
      /* webpackChunkName: "page.accounts.$.units" */ './features/manage-units/pages/account-units.page'
    ),
);
const GiftCardUnitsPage = lazyPart(
  () =>
    import(
      /* webpackChunkName: "page.giftcards.$.units" */ './features/manage-units/pages/gift-card-units.page'
    ),
);

/** The back office's paths below /admin, mounted by the shell; every page is a separate chunk. Unknown paths redirect to the home page [SHELL-015]. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route index element={<AdminPanelPage />} />
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="accounts" element={<ManageAccountsPage />} />
      <Route path="accounts/:id/units" element={<AccountUnitsPage />} />
      <Route path="giftcards" element={<ManageGiftCardsPage />} />
      <Route path="giftcards/:id/units" element={<GiftCardUnitsPage />} />
      <Route path="integrations" element={<IntegrationsPage />} />
      <Route path="integrations/webhooks/:id" element={<DeliveriesPage />} />
      <Route path="moderation" element={<ModerationPage />} />
      <Route path="audit" element={<AuditLogPage />} />
      <Route path="settings" element={<ShopSettingsPage />} />
      <Route path="payments" element={<ManagePaymentsPage />} />
      <Route path="rentals" element={<ManageRentalsPage />} />
      <Route path="users" element={<ManageUsersPage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
