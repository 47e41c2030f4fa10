import type { UserView } from '@manette/contracts/identity';
import { useAppSelector } from '@manette/web-store';
import { selectSession } from './session.slice';

export const useSession = () => useAppSelector(selectSession);

/**
 * The signed-in user, for everything below a guard.
 * @throws when nobody is signed in: the component stands outside of `RequireUser`
 */
export function useCurrentUser(): UserView {
  const { user } = useSession();
  if (!user) throw new Error('useCurrentUser needs RequireUser above it');
  return user;
}
