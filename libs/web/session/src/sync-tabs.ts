import type { AppThunk } from '@manette/web-store';
import { applyUserChange } from './change-user';
import { page } from './page';
import { readStoredUser } from './stored-session';

/**
 * A sign-in or logout in another tab changes the token that this tab uses as well: load anew, so that it does not
 * show one person's data with another's session. A changed user (verified in another tab, say) is taken over.
 * @returns stops following
 */
export const syncTabs = (): AppThunk<() => void> => (dispatch) => {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (oldValue === newValue) return;
    if (key === 'token') page.goTo(newValue ? '/' : '/login');
    const user = key === 'user' ? readStoredUser() : null;
    if (user) dispatch(applyUserChange(user));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
