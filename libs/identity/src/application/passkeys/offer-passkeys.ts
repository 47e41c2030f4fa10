import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { OPTIONS_LIFETIME, type OptionsPurpose } from '../../domain/webauthn-options.js';
import { WebauthnOptionsRepository } from '../../domain/webauthn-options.repository.js';
import { Webauthn, type MadeOptions, type PasskeyOwner } from '../../domain/webauthn.js';
import { hashOf } from '../mails/one-time-secret.js';

/** Makes the options that a browser answers by a passkey, and remembers their challenge (trust.md, section 2). */
@Injectable()
export class OfferPasskeys {
  constructor(
    private readonly webauthn: Webauthn,
    private readonly passkeys: PasskeyRepository,
    private readonly waiting: WebauthnOptionsRepository,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** For a new passkey of a user; devices that have one of the user's refuse [TRU-028]. */
  async forNew(owner: PasskeyOwner): Promise<MadeOptions['options']> {
    const made = await this.webauthn.creationOptions(owner, await this.passkeys.of(owner.id));
    return this.remember(made, 'registration', owner.id);
  }

  /** For a sign-in by a passkey alone: whoever answers says who it is [TRU-030]. */
  async forAnybody(): Promise<MadeOptions['options']> {
    return this.remember(await this.webauthn.requestOptions([]), 'sign-in', null);
  }

  /** For one of a known user's passkeys, as a second step or as a proof of identity [TRU-031, TRU-053]. */
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
