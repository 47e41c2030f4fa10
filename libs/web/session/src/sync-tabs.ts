import type { AppThunk } from '@manette/web-store';
import { applyUserChange } from './change-user';
import { page } from './page';
import { readStoredUser } from './stored-session';

/**
 * Follows sign-in and logout in another tab, which change the token of this tab too: reloads the page, so that it does not show
 * one user's data with another's session. Applies a changed user (e.g. verified in another tab).
 * @returns a function that removes the listener
 */
export const syncTabs = (): AppThunk<() => void> => (dispatch) => {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (oldValue === newValue) return;
    if (key === 'token') page.goTo(newValue ? '/' : '/login');
    const user = key === 'user' ? readStoredUser() : null;
    if (user) dispatch(applyUserChange(user));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
