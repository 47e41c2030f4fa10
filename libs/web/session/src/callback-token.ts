declare global {
  interface Window {
    /** Set by the shell's first script (apps/shell/src/first-paint). */
    callbackToken?: string;
  }
}

/** The token of a sign-in that returned to /auth/callback; it was removed from the URL before the first request. */
export const callbackToken = () => window.callbackToken;
export const clearCallbackToken = () => void delete window.callbackToken;
