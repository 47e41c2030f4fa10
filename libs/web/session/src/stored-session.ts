import type { UserView } from '@manette/contracts/identity';

const TOKEN = 'token';
const USER = 'user';
/** Key in local storage of the device that the session has registered for pushes; deleted with the session. */
export const DEVICE = 'pushDevice';

/** Returns the session token in local storage [SHELL-040]. */
export const readToken = () => localStorage.getItem(TOKEN);

/** Returns the signed-in user in local storage [SHELL-041]; null when there is none or it is unreadable. */
export function readStoredUser(): UserView | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER) ?? 'null') as UserView | null;
    return typeof user === 'object' ? user : null;
  } catch {
    // Not written by this product: treated as absent.
    return null;
  }
}

export const storeToken = (token: string) => localStorage.setItem(TOKEN, token);
export const storeUser = (user: UserView) => localStorage.setItem(USER, JSON.stringify(user));

export function storeSession({ token, user }: { token: string; user: UserView }) {
  storeToken(token);
  storeUser(user);
  localStorage.removeItem(DEVICE);
}

export const clearStoredUser = () => localStorage.removeItem(USER);

export function clearStoredSession() {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(DEVICE);
  clearStoredUser();
}
