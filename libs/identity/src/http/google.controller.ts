import type { Language } from '@manette/contracts/identity';
import { addressKey, APP_CONFIG, Public, type AppConfig, Operation } from '@manette/platform';
import { Controller, Get, Header, HttpCode, Inject, Ip, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { CallOrigin } from '../application/security-notices/call-origin.js';
import {
  GoogleOidcClient,
  type GoogleProfile,
} from '../application/sign-in-with-google/google-oidc-client.js';
import { SignInWithGoogle } from '../application/sign-in-with-google/sign-in-with-google.command.js';
import { isSignedIn, type BegunSignIn } from '../application/second-step/begin-sign-in.js';
import { RecordSignIn } from '../application/log-in/record-sign-in.js';
import { Authenticated } from './authenticated.decorator.js';
import { CallerOrigin } from './caller-origin.decorator.js';
import { GoogleErrorRedirectFilter } from './google-error-redirect.filter.js';
import { ReaderLanguage } from './reader-language.decorator.js';
import { StateCookie } from './strategies/state-cookie.js';
import { SignIns } from './strategies/sign-ins.js';
import { GoogleGuard } from './strategies/google.guard.js';

/** The header of redirects whose URLs contain tokens and states. */
const NOT_CACHED = ['cache-control', 'no-store'] as const;

/** Returns the query for the page that completes the sign-in: the token, or the challenge of the second step [TRU-033]. */
function landing(begun: BegunSignIn): URLSearchParams {
  if (isSignedIn(begun)) return new URLSearchParams({ token: begun.token });
  const { challenge, methods } = begun.secondStep;
  return new URLSearchParams({ challenge, methods: methods.join(',') });
}

/** Redirects the browser to Google and back; every response redirects to a page of the shop [ID-012, API-007]. */
@Public()
@UseFilters(GoogleErrorRedirectFilter)
@ApiTags('sign-in')
@Controller()
export class GoogleController {
  constructor(
    private readonly google: GoogleOidcClient,
    private readonly cookie: StateCookie,
    private readonly commands: CommandBus,
    private readonly signIns: SignIns,
    private readonly record: RecordSignIn,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Both paths start the sign-in (contract, section 2); the shop's pages link to the first. */
  @Operation('Begin a sign-in with Google', 'Redirects the browser to Google.')
  @Get(['auth/google', 'api/auth/google'])
  @HttpCode(302)
  @Header(...NOT_CACHED)
  async begin(@Res() response: Response): Promise<void> {
    const { url, state } = await this.google.begin();
    await this.cookie.set(response, state);
    response.redirect(302, url);
  }

  @UseGuards(GoogleGuard)
  @Operation(
    'Complete a sign-in with Google',
    'Receives the browser from Google and redirects it to a page of the shop, with a token, a challenge of the second step or an error.',
  )
  @Get('auth/google/callback')
  @HttpCode(302)
  @Header(...NOT_CACHED)
  async complete(
    @Authenticated() profile: GoogleProfile,
    @Res() response: Response,
    @ReaderLanguage() language: Language,
    @CallerOrigin() origin: CallOrigin,
    @Ip() ip: string,
  ): Promise<void> {
    const attempt = { email: profile.email, ip: addressKey(ip) };
    const signIn = new SignInWithGoogle(profile, language, origin);
    const begun = await this.signIns.count(this.record.of(attempt, () => this.commands.execute(signIn)));
    const page = `${this.config.http.publicUrl}/auth/callback?${landing(begun).toString()}`;
    response.redirect(302, page);
  }
}
