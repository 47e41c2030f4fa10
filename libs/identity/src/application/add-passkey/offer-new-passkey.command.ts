import { MAX_PASSKEYS } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TooManyPasskeys } from '../../domain/passkey.errors.js';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { OfferPasskeys } from '../passkeys/offer-passkeys.js';

/** Creates the WebAuthn options with which the caller's browser creates a passkey [TRU-028]. */
export class OfferNewPasskey extends Command<Record<string, unknown>> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(OfferNewPasskey)
export class OfferNewPasskeyHandler implements ICommandHandler<OfferNewPasskey> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly offer: OfferPasskeys,
  ) {}

  /** @throws UserNotFound, TooManyPasskeys */
  execute({ userId }: OfferNewPasskey): Promise<Record<string, unknown>> {
    return this.unitOfWork.run(async () => {
      const { email, username } = (await this.users.read(userId)) ?? {};
      if (!email || !username) throw new UserNotFound();
      if ((await this.passkeys.countOf(userId)) >= MAX_PASSKEYS) throw new TooManyPasskeys();
      return this.offer.forRegistration({ id: userId, email, username });
    });
  }
}
