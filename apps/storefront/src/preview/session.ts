// Replaces the session in a preview (tools/rspack/page-previews.mjs), which is shown before the store with the session exists.
import type { UserView } from '@manette/contracts/identity';

/** The user who was signed in at the last visit; requests are sent only for this user (apps/shell/src/first-paint). */
const user = JSON.parse(localStorage.getItem('user') ?? 'null') as UserView;

export const useSession = () => ({ status: 'signedIn', user });

export const useCurrentUser = () => user;
