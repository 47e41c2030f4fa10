import { DomainError } from '@manette/contracts/errors';
import type { Language } from '@manette/contracts/identity';
import { addressKey, APP_CONFIG, Public, RateLimits, type AppConfig } from '@manette/platform';
import { Controller, Get, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { GoogleDoor } from '../application/sign-in-with-google/google-door.js';
import { SignInWithGoogle } from '../application/sign-in-with-google/sign-in-with-google.command.js';
import type { CallOrigin } from '../application/security-notices/call-origin.js';
import { GoogleConflict } from '../domain/google.errors.js';
import { CallerOrigin } from './caller-origin.decorator.js';
import { ErrandCookie } from './errand-cookie.js';
import { ReaderLanguage } from './reader-language.js';

/** Each return asks Google, who has limits of its own for the whole shop. */
const RETURNS_PER_IP = { name: 'google-return-ip', points: 60, seconds: 600 };

/** The browser's way to Google and back; it always lands on a page of ours [ID-012, API-007]. */
@Public()
@Controller()
export class GoogleController {
  constructor(
    private readonly door: GoogleDoor,
    private readonly cookie: ErrandCookie,
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Both addresses start it (contract, section 2); the first is the one that pages name. */
  @Get(['auth/google', 'api/auth/google'])
  @HttpCode(302)
  async begin(@Res() response: Response): Promise<void> {
    await this.land(response, async () => {
      const { url, errand } = await this.door.begin();
      await this.cookie.set(response, errand);
      return url;
    });
  }

  @Get('auth/google/callback')
  @HttpCode(302)
  async complete(
    @Req() request: Request,
    @Res() response: Response,
    @ReaderLanguage() language: Language,
    @CallerOrigin() origin: CallOrigin,
  ): Promise<void> {
    await this.land(response, async () => {
      const errand = await this.cookie.take(request, response);
      if (!errand) return this.page('error=authentication_failed');
      await this.limits.hit(RETURNS_PER_IP, addressKey(origin.ip));
      const profile = await this.door.complete(request.originalUrl.split('?')[1] ?? '', errand);
      const token = await this.commands.execute(new SignInWithGoogle(profile, language, origin));
      return this.page(`token=${encodeURIComponent(token)}`);
    });
  }

  private async land(response: Response, way: () => Promise<string>): Promise<void> {
    response.set('cache-control', 'no-store');
    try {
      response.redirect(302, await way());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const why = error instanceof GoogleConflict ? 'google_conflict' : 'authentication_failed';
      response.redirect(302, this.page(`error=${why}`));
    }
  }

  private page(query: string): string {
    return `${this.config.http.publicUrl}/auth/callback?${query}`;
  }
}
