/** The verified claims of a Google identity. */
export interface GoogleProfile {
  googleId: string;
  email: string;
  emailVerified: boolean;
}

/** What the browser keeps between the redirect to Google and the return, hidden from scripts. */
export interface GoogleSignInState {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Signs in with Google by OpenID Connect [ID-004, API-007]. */
export abstract class GoogleOidcClient {
  /** The URL to redirect the browser to, and the state to keep. @throws GoogleRefused when Google is not configured or unreachable */
  abstract begin(): Promise<{ url: string; state: GoogleSignInState }>;

  /** Exchanges the query of the return for the user's claims. @throws GoogleRefused when Google or a check refuses */
  abstract complete(query: string, state: GoogleSignInState): Promise<GoogleProfile>;
}
