import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import * as oidc from 'openid-client';
import {
  GoogleOidcClient,
  type GoogleSignInState,
  type GoogleProfile,
} from '../../application/sign-in-with-google/google-oidc-client.js';
import { GoogleRefused } from '../../domain/google.errors.js';

const TIMEOUT_SECONDS = 5;

/** Signs in with Google or the configured issuer: discovery, authorization code flow, state, nonce and PKCE. */
@Injectable()
export class OpenidGoogleOidcClient extends GoogleOidcClient {
  private readonly log = new Logger(OpenidGoogleOidcClient.name);
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    super();
  }

  async begin(): Promise<{ url: string; state: GoogleSignInState }> {
    const state = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const issuer = await this.issuer();
    const url = oidc.buildAuthorizationUrl(issuer, {
      redirect_uri: this.returnAddress(),
      scope: 'openid email profile',
      state: state.state,
      nonce: state.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(state.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, state };
  }

  async complete(query: string, state: GoogleSignInState): Promise<GoogleProfile> {
    const issuer = await this.issuer();
    const claims = await this.exchange(issuer, new URL(`${this.returnAddress()}?${query}`), state);
    if (typeof claims?.email !== 'string') throw new GoogleRefused('no address was given');
    return {
      googleId: claims.sub,
      email: claims.email.trim().toLowerCase(),
      emailVerified: claims.email_verified === true,
    };
  }

  private async exchange(issuer: oidc.Configuration, url: URL, state: GoogleSignInState) {
    try {
      const tokens = await oidc.authorizationCodeGrant(issuer, url, {
        pkceCodeVerifier: state.codeVerifier,
        expectedState: state.state,
        expectedNonce: state.nonce,
        idTokenExpected: true,
      });
      return tokens.claims();
    } catch (error) {
      this.log.warn(`an answer of the issuer was refused: ${String(error)}`);
      throw new GoogleRefused('the answer was refused');
    }
  }

  private returnAddress(): string {
    return `${this.config.http.publicUrl}/api/auth/google/callback`;
  }

  /** Discovers the issuer once; after a failure the next sign-in tries again. */
  private async issuer(): Promise<oidc.Configuration> {
    this.discovered ??= this.discover();
    try {
      return await this.discovered;
    } catch (error) {
      this.discovered = undefined;
      if (error instanceof GoogleRefused) throw error;
      this.log.warn(`the issuer cannot be reached: ${String(error)}`);
      throw new GoogleRefused('the issuer cannot be reached');
    }
  }

  private async discover(): Promise<oidc.Configuration> {
    const { google } = this.config;
    if (!google) throw new GoogleRefused('it is not set up');
    const server = new URL(google.issuer);
    // Test issuers on this machine use plain HTTP; Google's address is https.
    const insecure = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    const execute = [...insecure, oidc.enableNonRepudiationChecks];
    const options = { execute, timeout: TIMEOUT_SECONDS };
    return oidc.discovery(server, google.clientId, google.clientSecret, undefined, options);
  }
}
