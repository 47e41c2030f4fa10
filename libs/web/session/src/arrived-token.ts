declare global {
  interface Window {
    /** Put here by the shell's first script (apps/shell/src/first-paint.js). */
    arrivedToken?: string;
  }
}

/** The token with which a sign-in elsewhere has come back to /auth/callback; it left the address before anything was asked for. */
export const arrivedToken = () => window.arrivedToken;
export const forgetArrivedToken = () => void delete window.arrivedToken;
