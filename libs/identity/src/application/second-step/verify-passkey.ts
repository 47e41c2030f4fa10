import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { NewCredential, Passkey } from '../../domain/passkey.js';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import type { User } from '../../domain/user.js';
import type { OptionsPurpose } from '../../domain/webauthn-options.js';
import { WebauthnOptionsRepository } from '../../domain/webauthn-options.repository.js';
import { Webauthn, type Credential } from '../../domain/webauthn.js';
import { hashOf } from '../mails/one-time-secret.js';

/**
 * Verifies the answers of browsers to WebAuthn options. Each answer uses up its options, even a wrong one. Therefore a refusal
 * is returned, not thrown: the caller's unit of work must commit the deletion (trust.md, section 2) [TRU-032].
 */
@Injectable()
export class VerifyPasskey {
  constructor(
    private readonly webauthn: Webauthn,
    private readonly passkeys: PasskeyRepository,
    private readonly waiting: WebauthnOptionsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns the new passkey that a device has created for a user, or null if it cannot be verified */
  async created(userId: string, credential: Credential): Promise<NewCredential | null> {
    const challenge = await this.take(credential, 'registration', userId);
    return challenge === null ? null : this.webauthn.verifyCreated(credential, challenge);
  }

  /** @returns the passkey of a sign-in without a password, or null if it cannot be verified */
  signedIn(credential: Credential): Promise<Passkey | null> {
    return this.used(credential, 'sign-in', null);
  }

  /** @returns whether a passkey of the user has answered options that were created for this user and purpose */
  async accept(
    { id }: Pick<User, 'id'>,
    credential: Credential,
    purpose: 'second-step' | 'reauthentication' = 'second-step',
  ): Promise<boolean> {
    return (await this.used(credential, purpose, id)) !== null;
  }

  /** Finds the passkey that an answer names, without verifying it; null for an unknown one. */
  async named(credential: Credential): Promise<Passkey | null> {
    const credentialId = this.webauthn.credentialIdOf(credential);
    return credentialId === null ? null : this.passkeys.findByCredentialId(credentialId);
  }

  private async used(
    credential: Credential,
    purpose: OptionsPurpose,
    userId: string | null,
  ): Promise<Passkey | null> {
    const challenge = await this.take(credential, purpose, userId);
    const passkey = await this.named(credential);
    if (challenge === null || !passkey || (userId !== null && passkey.userId !== userId)) return null;
    const counter = await this.webauthn.verifyUsed(credential, challenge, passkey);
    if (counter === null) return null;
    return (await this.passkeys.use(passkey.id, counter, this.clock.now())) ? passkey : null;
  }

  /**
   * Uses up the answered options. @returns their challenge, or null if they have expired or were created for another purpose or
   * user
   */
  private async take(
    credential: Credential,
    purpose: OptionsPurpose,
    userId: string | null,
  ): Promise<string | null> {
    const challenge = this.webauthn.challengeOf(credential);
    const options = challenge === null ? null : await this.waiting.take(hashOf(challenge));
    if (!options || options.purpose !== purpose || options.userId !== userId) return null;
    return this.clock.now() < options.expiresAt ? challenge : null;
  }
}
