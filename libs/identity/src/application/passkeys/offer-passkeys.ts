import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { OPTIONS_LIFETIME, type OptionsPurpose } from '../../domain/webauthn-options.js';
import { WebauthnOptionsRepository } from '../../domain/webauthn-options.repository.js';
import { Webauthn, type MadeOptions, type PasskeyOwner } from '../../domain/webauthn.js';
import { hashOf } from '../mails/one-time-secret.js';

/** Creates the WebAuthn options that a browser answers with a passkey, and stores their challenge (trust.md, section 2). */
@Injectable()
export class OfferPasskeys {
  constructor(
    private readonly webauthn: Webauthn,
    private readonly passkeys: PasskeyRepository,
    private readonly waiting: WebauthnOptionsRepository,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Creates options for a new passkey of a user. A device that holds a passkey of the user already refuses them [TRU-028]. */
  async forRegistration(owner: PasskeyOwner): Promise<MadeOptions['options']> {
    const made = await this.webauthn.creationOptions(owner, await this.passkeys.of(owner.id));
    return this.remember(made, 'registration', owner.id);
  }

  /** Creates options for a sign-in by only a passkey: the answer of the browser identifies the user [TRU-030]. */
  async forSignIn(): Promise<MadeOptions['options']> {
    return this.remember(await this.webauthn.requestOptions([]), 'sign-in', null);
  }

  /** Creates options for any passkey of a known user, as a second step or as a proof of identity [TRU-031, TRU-053]. */
  async forUser(
    userId: string,
    purpose: 'second-step' | 'reauthentication',
  ): Promise<MadeOptions['options']> {
    const made = await this.webauthn.requestOptions(await this.passkeys.of(userId));
    return this.remember(made, purpose, userId);
  }

  private async remember(made: MadeOptions, purpose: OptionsPurpose, userId: string | null) {
    const lifetime = OPTIONS_LIFETIME * this.config.periods.factor;
    const expiresAt = new Date(this.clock.now().getTime() + lifetime);
    await this.waiting.add({ challengeHash: hashOf(made.challenge), purpose, userId, expiresAt });
    return made.options;
  }
}
