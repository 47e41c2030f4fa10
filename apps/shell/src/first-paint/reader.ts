// The signed-in user, as the last visit stored it in the browser.

/** The stored token at the time when the document was opened. */
export const token = localStorage.getItem('token');

export const isSignedIn = (): boolean =>
  Boolean(localStorage.getItem('token') && localStorage.getItem('user') && !window.callbackToken);

interface Reader {
  username: string;
  role: string;
  emailVerified?: boolean;
  googleId?: string | null;
}

export const reader = (): Reader => JSON.parse(localStorage.getItem('user')!) as Reader;

export const isAdministrator = (): boolean => reader().role === 'admin';

/**
 * Whether the user may open chat and support; otherwise their pages send no requests [ORD-015]
 * (libs/web/session/src/permissions.ts).
 */
export const mayChat = (): boolean => {
  const { emailVerified, googleId } = reader();
  return isAdministrator() || Boolean(emailVerified || googleId);
};
