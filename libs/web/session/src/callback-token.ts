declare global {
  interface Window {
    /** Put here by the shell's first script (apps/shell/src/first-paint.js). */
    callbackToken?: string;
  }
}

/** The token with which a sign-in elsewhere has come back to /auth/callback; it left the address before anything was asked for. */
export const callbackToken = () => window.callbackToken;
export const clearCallbackToken = () => void delete window.callbackToken;
