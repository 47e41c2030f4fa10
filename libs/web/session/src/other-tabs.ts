import { page } from '@manette/web-api';

/**
 * A sign-in or logout in another tab changes the token that this tab uses as well: load anew, so that it does not
 * show one person's data with another's session.
 * @returns stops following
 */
export function followOtherTabs(): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === 'token' && oldValue !== newValue) page.goTo(newValue ? '/' : '/login');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
