import type { PaymentView } from '@manette/contracts/payments';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Person } from '../person.js';
import { ProofDecision } from './proof-decision.js';

/** An administrator rejects a submitted or accepted proof; the client may send another one [LIF-027]. */
export class RejectProof extends Command<PaymentView> {
  constructor(
    readonly by: Person,
    readonly proofId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RejectProof)
export class RejectProofHandler implements ICommandHandler<RejectProof> {
  constructor(private readonly decision: ProofDecision) {}

  /** @throws ProofNotFound, TicketClosed, ProofDecidedAlready */
  execute({ by, proofId, reason }: RejectProof): Promise<PaymentView> {
    return this.decision.make(by, proofId, {
      decide: (proof, now) => proof.reject(by.id, reason, now),
      state: 'rejected',
      systemMessage: 'proofRejected',
      entry: { kind: 'payment_rejected', reason },
    });
  }
}
