import type { AccountView } from '@manette/contracts/catalog';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { anAdmin, fakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ManageAccountsPage from '../pages/manage-accounts.page';

/** Returns a fake server with only these accounts. */
export const serverWith = (...accounts: AccountView[]) =>
  fakeApi({ 'GET /accounts': () => ({ body: { accounts, nextCursor: null, total: accounts.length } }) });

/** Renders /admin/accounts for an administrator. */
export const showPage = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <ManageAccountsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: anAdmin(), at: '/admin/accounts', ...options },
  );
