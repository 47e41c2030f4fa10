/** What Google says of a person, verified. */
export interface GoogleProfile {
  googleId: string;
  email: string;
  emailVerified: boolean;
}

/** What must survive the person's way to Google and back, unseen by anybody else. */
export interface GoogleSignInState {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The way to Google's sign-in page and back, by OpenID Connect [ID-004, API-007]. */
export abstract class GoogleOidcClient {
  /** Where to send the browser, and what to remember meanwhile. @throws GoogleRefused when Google is not set up or away */
  abstract begin(): Promise<{ url: string; state: GoogleSignInState }>;

  /** Who came back by a call with this query. @throws GoogleRefused when Google, or the check of its answer, says no */
  abstract complete(query: string, state: GoogleSignInState): Promise<GoogleProfile>;
}
