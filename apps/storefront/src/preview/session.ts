// Stands in for the session in a preview (tools/rspack/page-previews.mjs), which comes before the store that holds it.
import type { UserView } from '@manette/contracts/identity';

/** Who was signed in at the last visit: nothing is asked for anybody else (apps/shell/src/first-paint). */
const user = JSON.parse(localStorage.getItem('user') ?? 'null') as UserView;

export const useSession = () => ({ status: 'signedIn', user });

export const useCurrentUser = () => user;
