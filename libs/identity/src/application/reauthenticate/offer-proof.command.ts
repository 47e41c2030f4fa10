import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OfferPasskeys } from '../passkeys/offer-passkeys.js';

type ProofOptions = Awaited<ReturnType<OfferPasskeys['forUser']>>;

/** Creates the WebAuthn options that one of the caller's passkeys answers as a proof of identity [TRU-053]. */
export class OfferProof extends Command<ProofOptions> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(OfferProof)
export class OfferProofHandler implements ICommandHandler<OfferProof> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offers: OfferPasskeys,
  ) {}

  execute({ userId }: OfferProof): Promise<ProofOptions> {
    return this.unitOfWork.run(() => this.offers.forUser(userId, 'reauthentication'));
  }
}
