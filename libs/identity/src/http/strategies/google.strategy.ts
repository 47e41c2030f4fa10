import { addressKey, RateLimits } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import {
  GoogleOidcClient,
  type GoogleProfile,
} from '../../application/sign-in-with-google/google-oidc-client.js';
import { GoogleRefused } from '../../domain/google.errors.js';
import { SignIns } from './sign-ins.js';
import { StateCookie } from './state-cookie.js';

/** Limits the returns per IP: each one calls Google, which limits the calls of the whole shop. */
const RETURNS_PER_IP = { name: 'google-return-ip', points: 60, seconds: 600 };

/** Authenticates the return from Google. Accepts it only in the browser that started the sign-in [API-007]. */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(
    private readonly google: GoogleOidcClient,
    private readonly cookie: StateCookie,
    private readonly limits: RateLimits,
    private readonly signIns: SignIns,
  ) {
    super();
  }

  /** @throws GoogleRefused, TOO_MANY_REQUESTS */
  async validate(request: Request): Promise<GoogleProfile> {
    try {
      return await this.profileOf(request);
    } catch (error) {
      this.signIns.countFailure(error);
      throw error;
    }
  }

  private async profileOf(request: Request): Promise<GoogleProfile> {
    const state = await this.cookie.take(request);
    if (!state) throw new GoogleRefused('this browser was not sent there');
    await this.limits.hit(RETURNS_PER_IP, addressKey(request.ip ?? ''));
    return this.google.complete(request.originalUrl.split('?')[1] ?? '', state);
  }
}
