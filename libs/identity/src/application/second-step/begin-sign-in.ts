import { createHash } from 'node:crypto';
import type { SecondStepMethod, SignInChallengeAnswer, SignInMethod } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import { CHALLENGE_LIFETIME } from '../../domain/sign-in-challenge.js';
import { SignInChallengeRepository } from '../../domain/sign-in-challenge.repository.js';
import type { User } from '../../domain/user.js';
import { newSecret } from '../mails/one-time-secret.js';
import { StartSession } from '../sessions/start-session.js';

export interface SignedIn {
  /** The bearer token of the new session. */
  token: string;
  userId: string;
}

/** The result of a first step: a completed sign-in, or a challenge if the second step is still to come. */
export type BegunSignIn = SignedIn | SignInChallengeAnswer;

/** Returns whether the sign-in is complete. */
export const isSignedIn = (begun: BegunSignIn): begun is SignedIn => 'token' in begun;

/** Returns a digest of the user's password, or of its absence. A challenge ends when the password changes [TRU-013]. */
export const passwordDigest = ({ passwordHash }: Pick<User, 'passwordHash'>): Buffer =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest();

/** Continues a sign-in after its first step, by password or Google, inside the caller's unit of work. */
@Injectable()
export class BeginSignIn {
  constructor(
    private readonly sessions: StartSession,
    private readonly challenges: SignInChallengeRepository,
    private readonly methods: SecondStepRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Opens a session for a user whose row is locked. If the second step is on, issues a challenge instead and leaves open
   * sessions untouched [TRU-006, TRU-015].
   */
  async of(user: User, method: SignInMethod): Promise<BegunSignIn> {
    if (user.secondStepAt !== null) return { secondStep: await this.challenge(user, method) };
    return { token: await this.sessions.start(user, method), userId: user.id };
  }

  private async challenge(user: User, method: SignInMethod): Promise<SignInChallengeAnswer['secondStep']> {
    const { secret, hash } = newSecret();
    const lifetime = CHALLENGE_LIFETIME * this.config.periods.factor;
    const expiresAt = new Date(this.clock.now().getTime() + lifetime);
    const issued = { hash, userId: user.id, method, passwordDigest: passwordDigest(user), expiresAt };
    await this.challenges.add({ ...issued, tries: 0, endedAt: null });
    return {
      challenge: secret,
      methods: await this.methodsOf(user.id),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** Returns the methods with which the user can complete the sign-in [TRU-007]. */
  private async methodsOf(userId: string): Promise<SecondStepMethod[]> {
    const totp = await this.methods.findTotp(userId);
    return [
      ...(totp?.confirmedAt ? (['totp'] as const) : []),
      ...((await this.passkeys.countOf(userId)) > 0 ? (['passkey'] as const) : []),
      ...((await this.methods.countRecoveryCodes(userId)) > 0 ? (['recovery'] as const) : []),
    ];
  }
}
