import type { PaymentView } from '@manette/contracts/payments';
import type { SYSTEM_MESSAGES, TimelineKind } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { NoPaymentRequested } from '../../domain/payment.errors.js';
import { PaymentRepository } from '../../domain/payment.repository.js';
import type { Proof } from '../../domain/proof.js';
import { PaymentNotices } from '../payment-notices.js';
import type { Person } from '../person.js';
import { ReadPayment } from '../read-payment/read-payment.query.js';
import { TicketActs } from '../ticket-acts.js';
import { ticketTarget } from '@manette/contracts/audit';

/** The effects of a decision on proof, card and ticket. */
export interface Decision {
  /** Changes the proof, or throws. */
  decide(proof: Proof, now: Date): void;
  state: 'accepted' | 'rejected';
  systemMessage: keyof typeof SYSTEM_MESSAGES;
  entry: { kind: TimelineKind; reason?: string };
}

/**
 * An administrator decides on a proof under the lock of its ticket, so that concurrent decisions run one after the
 * other [LIF-029].
 */
@Injectable()
export class ProofDecision {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketActs,
    private readonly payments: PaymentRepository,
    private readonly notices: PaymentNotices,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ProofNotFound, TicketClosed, ProofDecidedAlready */
  make(by: Person, proofId: string, { decide, state, systemMessage, entry }: Decision): Promise<PaymentView> {
    return this.unitOfWork.run(async () => {
      const ticketId = await this.payments.ticketOf(proofId);
      const ticket = await this.tickets.lock(ticketId, { user: by, allowed: 'admin' });
      const proof = await this.payments.proof(proofId);
      const card = await this.payments.cardOf(ticketId);
      if (!card) throw new NoPaymentRequested();
      const now = this.clock.now();
      decide(proof, now);
      await this.payments.saveProof(proof);
      card.follow(state, now);
      await this.payments.saveCard(card);
      await this.tickets.amend(ticketId, {
        payment: state,
        systemMessage,
        entry: { ...entry, actorId: by.id },
      });
      this.notices.changed({ ticketId, clientId: ticket.clientId }, state);
      const changes = [{ field: 'payment', from: ticket.payment, to: state }];
      this.audit.record({ action: 'payment.changed', target: ticketTarget(ticket), changes });
      return this.queries.execute(new ReadPayment(ticketId, by));
    });
  }
}
