// Who is signed in, as the last visit left it in the browser's storage.

/** The token that the document was opened with. */
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

/** Whether the reader may open chat and support, whose pages send nothing otherwise [ORD-015] (libs/web/session/src/permissions.ts). */
export const mayChat = (): boolean => {
  const { emailVerified, googleId } = reader();
  return isAdministrator() || Boolean(emailVerified || googleId);
};
