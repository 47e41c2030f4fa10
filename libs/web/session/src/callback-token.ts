declare global {
  interface Window {
    /** Set by the shell's first script (apps/shell/src/first-paint). */
    callbackToken?: string;
  }
}

/**
 * Returns the token of a sign-in that returned to /auth/callback; the first script removed it from the URL before any request.
 */
export const callbackToken = () => window.callbackToken;
export const clearCallbackToken = () => void delete window.callbackToken;
