import { createHash } from 'node:crypto';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { GoogleSignInState } from '../../application/sign-in-with-google/google-oidc-client.js';

const NAME = 'manette_google';
const MINUTES = 10;

/** Keeps the state of a Google sign-in in the browser for ten minutes: encrypted, and hidden from scripts. */
@Injectable()
export class StateCookie {
  private readonly key: Uint8Array;
  private readonly options: CookieOptions;

  constructor(@Inject(APP_CONFIG) { session, http }: AppConfig) {
    this.key = createHash('sha256').update(`google errand ${session.jwtSecret}`).digest();
    const secure = http.publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/api/auth/google' };
  }

  async set(response: Response, state: GoogleSignInState): Promise<void> {
    const encrypted = await new EncryptJWT({ ...state })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(`${MINUTES}m`)
      .encrypt(this.key);
    response.cookie(NAME, encrypted, { ...this.options, maxAge: MINUTES * 60_000 });
  }

  /** Reads the state and removes the cookie, so that it works once. @returns undefined for no valid cookie */
  async take(request: Request): Promise<GoogleSignInState | undefined> {
    request.res?.clearCookie(NAME, this.options);
    const encrypted = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
    if (!encrypted) return undefined;
    try {
      return (await jwtDecrypt<GoogleSignInState>(encrypted, this.key)).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
