import type { Language } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, Outbox, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { issueToken } from '../../domain/one-time-token.js';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import type { User } from '../../domain/user.js';
import { writeLetter } from './letter.js';
import { newSecret } from './one-time-secret.js';
import { verificationLetter } from './verification.letter.js';

/** Mails a person the link that proves their address, inside the caller's unit of work. */
@Injectable()
export class SendVerification {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The new link takes the place of a former one. */
  async to(user: User, language: Language): Promise<void> {
    if (user.email === null || user.username === null) return;
    const { secret, hash } = newSecret();
    const token = { hash, userId: user.id, purpose: 'verify-email', email: user.email } as const;
    await this.tokens.replace(issueToken(token, this.clock.now()));
    const link = `${this.config.http.publicUrl}/verify-email/${secret}`;
    this.outbox.mail({
      to: user.email,
      ...writeLetter(verificationLetter[language](user.username), link, language),
    });
  }
}
