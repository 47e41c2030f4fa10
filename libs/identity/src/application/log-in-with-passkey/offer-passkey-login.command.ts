import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChallengeExpired } from '../../domain/second-step.errors.js';
import { AccountDisabled } from '../../domain/session.errors.js';
import { isOpen } from '../../domain/sign-in-challenge.js';
import { SignInChallengeRepository } from '../../domain/sign-in-challenge.repository.js';
import { UserRepository } from '../../domain/user.repository.js';
import { hashOf } from '../mails/one-time-secret.js';
import { OfferPasskeys } from '../passkeys/offer-passkeys.js';
import { passwordDigest } from '../second-step/begin-sign-in.js';

/**
 * Creates the WebAuthn options of a sign-in by only a passkey, or of the second step of the sign-in with this challenge
 * [TRU-030, TRU-031].
 */
export class OfferPasskeyLogin extends Command<Record<string, unknown>> {
  constructor(readonly challenge: string | undefined) {
    super();
  }
}

@CommandHandler(OfferPasskeyLogin)
export class OfferPasskeyLoginHandler implements ICommandHandler<OfferPasskeyLogin> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offer: OfferPasskeys,
    private readonly challenges: SignInChallengeRepository,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ChallengeExpired, AccountDisabled */
  execute({ challenge }: OfferPasskeyLogin): Promise<Record<string, unknown>> {
    return this.unitOfWork.run(async () =>
      challenge === undefined
        ? this.offer.forSignIn()
        : this.offer.forUser(await this.userOf(challenge), 'second-step'),
    );
  }

  private async userOf(challenge: string): Promise<string> {
    const issued = await this.challenges.find(hashOf(challenge));
    const user = issued && (await this.users.read(issued.userId));
    if (!user || !isOpen(issued, passwordDigest(user), this.clock.now())) throw new ChallengeExpired();
    if (!user.isActive) throw new AccountDisabled();
    return user.id;
  }
}
