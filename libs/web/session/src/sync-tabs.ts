import type { AppThunk } from '@manette/web-store';
import { applyUserChange } from './change-user';
import { page } from './page';
import { readStoredUser } from './stored-session';

/**
 * A sign-in or logout in another tab changes the token of this tab as well: the page reloads, so that it does not show one
 * user's data with another's session. A changed user (verified in another tab, say) is applied.
 * @returns removes the listener
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
