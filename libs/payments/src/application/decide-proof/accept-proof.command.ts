import type { PaymentView } from '@manette/contracts/payments';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Person } from '../person.js';
import { ProofDecision } from './proof-decision.js';

/** An administrator accepts a submitted proof [LIF-027]. */
export class AcceptProof extends Command<PaymentView> {
  constructor(
    readonly by: Person,
    readonly proofId: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptProof)
export class AcceptProofHandler implements ICommandHandler<AcceptProof> {
  constructor(private readonly decision: ProofDecision) {}

  /** @throws ProofNotFound, TicketClosed, ProofDecidedAlready */
  execute({ by, proofId }: AcceptProof): Promise<PaymentView> {
    return this.decision.make(by, proofId, {
      decide: (proof, now) => proof.accept(by.id, now),
      state: 'accepted',
      systemMessage: 'paymentAccepted',
      entry: { kind: 'payment_accepted' },
    });
  }
}
