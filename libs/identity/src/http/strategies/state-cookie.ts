import { APP_CONFIG, KeyRing, cookieOf, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, decodeProtectedHeader, errors, jwtDecrypt } from 'jose';
import type { GoogleSignInState } from '../../application/sign-in-with-google/google-oidc-client.js';

const NAME = 'manette_google';
/** A prefix of the cookie's name that makes browsers refuse the cookie if another host, or a page without TLS, sets it. */
const OF_THIS_HOST = '__Host-';
const MINUTES = 10;

/** Stores the state of a Google sign-in in a cookie for ten minutes: encrypted, and hidden from scripts. */
@Injectable()
export class StateCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    @Inject(APP_CONFIG) { http }: AppConfig,
    private readonly ring: KeyRing,
  ) {
    const secure = http.publicUrl.startsWith('https:');
    this.name = secure ? `${OF_THIS_HOST}${NAME}` : NAME;
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  async set(response: Response, state: GoogleSignInState): Promise<void> {
    const { kid, key } = this.ring.first('google errand');
    const header = { alg: 'dir', enc: 'A256GCM' };
    const encrypted = await new EncryptJWT({ ...state })
      .setProtectedHeader(kid === null ? header : { ...header, kid })
      .setExpirationTime(`${MINUTES}m`)
      .encrypt(key);
    response.cookie(this.name, encrypted, { ...this.options, maxAge: MINUTES * 60_000 });
  }

  /** Reads the state and removes the cookie, so that it works once. @returns undefined without a valid cookie */
  async take(request: Request): Promise<GoogleSignInState | undefined> {
    request.res?.clearCookie(this.name, this.options);
    const encrypted = cookieOf(request.headers.cookie, this.name);
    if (!encrypted) return undefined;
    try {
      const key = this.ring.find('google errand', decodeProtectedHeader(encrypted).kid ?? null)?.key;
      return key && (await jwtDecrypt<GoogleSignInState>(encrypted, key)).payload;
    } catch (error) {
      // Decoding the header of a value that is not a cookie of the shop throws a TypeError.
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }
}
