import type { UserView } from '@manette/contracts/identity';
import { useAppSelector } from '@manette/web-store';
import { selectSession } from './session.slice';

export const useSession = () => useAppSelector(selectSession);

/**
 * Returns the signed-in user, for every component below a guard.
 * @throws when no user is signed in: the component is not below `RequireUser`
 */
export function useCurrentUser(): UserView {
  const { user } = useSession();
  if (!user) throw new Error('useCurrentUser needs RequireUser above it');
  return user;
}
