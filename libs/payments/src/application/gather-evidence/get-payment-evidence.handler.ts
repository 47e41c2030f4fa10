import { DomainError } from '@manette/contracts/errors';
import { GetPaymentEvidence, type PaymentEvidence, type PaymentView } from '@manette/contracts/payments';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentsTables } from '../payments.tables.js';
import { PrintReceipt } from '../print-receipt/print-receipt.query.js';
import { ReadPayment } from '../read-payment/read-payment.query.js';

/** The dispute file contains what administrators see. */
const ANY_ADMIN = { id: '', role: 'admin' } as const;

/** Removes the addresses of files, which expire; the dispute file contains the files themselves. */
const withoutAddresses = ({ proofs, ...payment }: PaymentView) => ({
  ...payment,
  proofs: proofs.map(({ fileUrl: _address, ...proof }) => proof),
});

/** Called by orders for the dispute file [LIF-112]. */
@QueryHandler(GetPaymentEvidence)
export class GetPaymentEvidenceHandler implements IQueryHandler<GetPaymentEvidence, PaymentEvidence> {
  constructor(
    private readonly queries: QueryBus,
    private readonly em: EntityManager,
  ) {}

  /** @throws TicketNotFound */
  async execute({ ticketId }: GetPaymentEvidence): Promise<PaymentEvidence> {
    const payment = await this.queries.execute(new ReadPayment(ticketId, ANY_ADMIN));
    const files = await this.em
      .getKysely<PaymentsTables>()
      .selectFrom('payments.proof')
      .select(['file_key as fileKey', 'file_name as name'])
      .where('ticket_id', '=', ticketId)
      .where('file_key', 'is not', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return {
      payment: withoutAddresses(payment),
      proofs: files.flatMap(({ fileKey, name }) => (fileKey ? { fileKey, name: name ?? 'proof' } : [])),
      receipt: await this.receiptOf(ticketId),
    };
  }

  private async receiptOf(ticketId: string): Promise<Buffer | null> {
    try {
      return (await this.queries.execute(new PrintReceipt(ticketId, null))).pdf;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
