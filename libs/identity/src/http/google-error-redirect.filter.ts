import { DomainError } from '@manette/contracts/errors';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Catch, Inject, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { GoogleConflict } from '../domain/google.errors.js';

/** Redirects a refused Google sign-in to the shop's page that shows the reason [ID-012, TRU-060]. */
@Catch(DomainError)
@Injectable()
export class GoogleErrorRedirectFilter implements ExceptionFilter<DomainError> {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  catch(error: DomainError, host: ArgumentsHost): void {
    const reason = error instanceof GoogleConflict ? 'google_conflict' : 'authentication_failed';
    const response = host.switchToHttp().getResponse<Response>();
    response.set('cache-control', 'no-store');
    response.redirect(302, `${this.config.http.publicUrl}/auth/callback?error=${reason}`);
  }
}
