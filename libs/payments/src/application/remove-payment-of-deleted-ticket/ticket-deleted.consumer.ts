import { ordersEvents, type TicketDeleted } from '@manette/contracts/orders';
import { discardFiles } from '@manette/conversation';
import { OnIntegrationEvent, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PaymentRepository } from '../../domain/payment.repository.js';

/** The proofs of a deleted ticket and their files are deleted with it [LIF-026]. */
@Injectable()
export class TicketDeletedConsumer {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly outbox: Outbox,
  ) {}

  @OnIntegrationEvent(ordersEvents.ticketDeleted)
  async removePayment({ ticketId }: TicketDeleted): Promise<void> {
    discardFiles(this.outbox, await this.payments.deletePayment(ticketId));
  }
}
