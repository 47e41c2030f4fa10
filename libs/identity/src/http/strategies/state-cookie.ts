import { createHash } from 'node:crypto';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { GoogleSignInState } from '../../application/sign-in-with-google/google-oidc-client.js';

const NAME = 'manette_google';
const MINUTES = 10;

/** Keeps an errand to Google in the browser that makes it: encrypted, out of scripts' reach, for ten minutes. */
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
    const sealed = await new EncryptJWT({ ...state })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(`${MINUTES}m`)
      .encrypt(this.key);
    response.cookie(NAME, sealed, { ...this.options, maxAge: MINUTES * 60_000 });
  }

  /** Reads the errand and removes it: it serves once. Undefined when there is none that is ours. */
  async take(request: Request): Promise<GoogleSignInState | undefined> {
    request.res?.clearCookie(NAME, this.options);
    const sealed = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
    if (!sealed) return undefined;
    try {
      return (await jwtDecrypt<GoogleSignInState>(sealed, this.key)).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
