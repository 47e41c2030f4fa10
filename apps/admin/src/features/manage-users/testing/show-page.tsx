import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ManageUsersPage from '../pages/manage-users.page';

export const admin = anAdmin();
export const client = aClient({ _id: 'c', profilePicture: '/uploads/yacine.webp', isOnline: false });
export const away = aClient({
  _id: 'd',
  username: 'lina',
  email: 'lina@example.dz',
  isActive: false,
  emailVerified: false,
});
/** Shows the page to an administrator. */
export const showPage = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <ManageUsersPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: admin, at: '/admin/users', ...options },
  );

/** Starts a network that answers with the three users. */
export const fakeUsers = (): FakeApi =>
  fakeApi({
    'GET /users': () => ({ body: { users: [admin, client, away], nextCursor: null, total: 3 } }),
  });
