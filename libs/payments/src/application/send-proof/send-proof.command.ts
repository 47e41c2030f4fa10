import { GetTicketFacts, isClosed, type TicketFacts } from '@manette/contracts/orders';
import type { PaymentView, ProofFields } from '@manette/contracts/payments';
import { Attachments, withStoredFile, type ReceivedFile } from '@manette/conversation';
import type { StoredAttachment } from '@manette/conversation/message';
import {
  APP_CONFIG,
  Clock,
  newId,
  Outbox,
  Quotas,
  UnitOfWork,
  type AppConfig,
  type Quota,
} from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentCard } from '../../domain/payment-card.js';
import { NoPaymentRequested, TicketClosed } from '../../domain/payment.errors.js';
import { PaymentRepository } from '../../domain/payment.repository.js';
import { Proof } from '../../domain/proof.js';
import {
  COMPARE_PROOF,
  SIMILAR_PROOFS,
  type CompareProofJob,
} from '../find-similar-proofs/similar-proofs.job.js';
import { PaymentNotices } from '../payment-notices.js';
import type { Person } from '../person.js';
import { ReadPayment } from '../read-payment/read-payment.query.js';
import { TicketActs } from '../ticket-acts.js';
import { digestOf } from './digest-of.js';
import { proofQuota } from './proof-quota.js';

/** A client sends a proof of payment [LIF-024]. */
export class SendProof extends Command<PaymentView> {
  constructor(
    readonly by: Person,
    readonly ticketId: string,
    readonly fields: ProofFields,
    readonly file: ReceivedFile,
  ) {
    super();
  }
}

/** Stores the file before the transaction, because a slow disk must not hold the lock of a ticket. */
@CommandHandler(SendProof)
export class SendProofHandler implements ICommandHandler<SendProof> {
  private readonly quota: Quota;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketActs,
    private readonly payments: PaymentRepository,
    private readonly attachments: Attachments,
    private readonly notices: PaymentNotices,
    private readonly outbox: Outbox,
    private readonly quotas: Quotas,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.quota = proofQuota(config);
  }

  /**
   * @throws TicketClosed, NoPaymentRequested, ProofSentAlready, MethodNotOffered, UnsupportedAttachment, TooManyPixels,
   * TooManyRequests, and the refusals of `LockTicket`
   */
  async execute(command: SendProof): Promise<PaymentView> {
    await this.refuseEarly(command);
    const digest = await digestOf(command.file.path);
    const sent = { content: '', file: command.file };
    return withStoredFile(this.attachments, `payments/${command.ticketId}`, sent, ({ attachment }) => {
      if (!attachment) throw new Error('the file of a proof was not stored');
      return this.unitOfWork.run(() => this.send(command, attachment, digest));
    });
  }

  /** Checks the request before a file is stored in vain; the transaction checks again. */
  private async refuseEarly({ by, ticketId, fields }: SendProof): Promise<void> {
    const asked = new GetTicketFacts(ticketId, { user: by, allowed: 'owner' });
    const { status } = await this.queries.execute<GetTicketFacts, TicketFacts>(asked);
    if (isClosed(status)) throw new TicketClosed();
    await this.unitOfWork.read(() => this.payable(ticketId));
    await this.payments.activeMethod(fields.methodId);
    await this.quotas.assertAvailable(this.quota, by.id, 1);
  }

  private async send(
    { by, ticketId, fields: { methodId, amount, transactionNumber } }: SendProof,
    file: StoredAttachment,
    digest: string,
  ): Promise<PaymentView> {
    const ticket = await this.tickets.lock(ticketId, { user: by, allowed: 'owner' });
    const card = await this.payable(ticketId);
    const method = await this.payments.activeMethod(methodId);
    await this.quotas.take(this.quota, by.id);
    const now = this.clock.now();
    const proof = Proof.send({ id: newId(), ticketId, method, amount, transactionNumber, digest, file }, now);
    await this.payments.addProof(proof);
    card.follow('submitted', now);
    await this.payments.saveCard(card);
    await this.tickets.amend(ticketId, {
      payment: 'submitted',
      systemMessage: 'proofSent',
      entry: { kind: 'proof_sent', actorId: by.id },
    });
    await this.announce(proof, ticket);
    return this.queries.execute(new ReadPayment(ticketId, by));
  }

  private async payable(ticketId: string): Promise<PaymentCard> {
    const card = await this.payments.cardOf(ticketId);
    if (!card) throw new NoPaymentRequested();
    card.assertNoProof();
    return card;
  }

  /** Announces the new flags of other tickets too. A job finds similar pictures. */
  private async announce(proof: Proof, { clientId }: TicketFacts): Promise<void> {
    this.notices.changed({ ticketId: proof.ticketId, clientId }, 'submitted');
    for (const other of await this.payments.ticketsSharing(proof)) this.notices.changed(other, other.state);
    if (!proof.fileType?.startsWith('image/')) return;
    const job: CompareProofJob = { proofId: proof.id };
    this.outbox.job(SIMILAR_PROOFS, COMPARE_PROOF, job);
  }
}
