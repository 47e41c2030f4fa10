import type { Language } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, Outbox, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { issueToken, type TokenPurpose } from '../../domain/one-time-token.js';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import type { User } from '../../domain/user.js';
import { renderMail } from './render-mail.js';
import { newSecret } from './one-time-secret.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';

const MAILS = { 'verify-email': verifyEmailMail, 'reset-password': resetPasswordMail } as const;

/** Mails links that work once, inside the caller's unit of work. */
@Injectable()
export class SendMailedLink {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Sends a link for the purpose and deletes an earlier unused one. Sends nothing to a deleted user. */
  async send(purpose: TokenPurpose, user: User, language: Language): Promise<void> {
    if (user.email === null || user.username === null) return;
    const { secret, hash } = newSecret();
    const token = { hash, userId: user.id, purpose, email: user.email };
    await this.tokens.replace(issueToken(token, this.clock.now()));
    const link = `${this.config.http.publicUrl}/${purpose}/${secret}`;
    const content = MAILS[purpose][language](user.username);
    this.outbox.mail({ to: user.email, ...renderMail(content, link, language) });
  }
}
