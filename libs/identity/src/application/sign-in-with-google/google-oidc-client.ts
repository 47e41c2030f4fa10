/** The verified claims of a Google identity. */
export interface GoogleProfile {
  googleId: string;
  email: string;
  emailVerified: boolean;
}

/** The state that the browser stores between the redirect to Google and the return, hidden from scripts. */
export interface GoogleSignInState {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Signs in with Google by OpenID Connect [ID-004, API-007]. */
export abstract class GoogleOidcClient {
  /**
   * Returns the URL to which to redirect the browser, and the state to store.
   * @throws GoogleRefused if Google is not configured or unreachable
   */
  abstract begin(): Promise<{ url: string; state: GoogleSignInState }>;

  /**
   * Exchanges the query string of the return from Google for the user's claims. @throws GoogleRefused if Google or a check
   * refuses
   */
  abstract complete(query: string, state: GoogleSignInState): Promise<GoogleProfile>;
}
