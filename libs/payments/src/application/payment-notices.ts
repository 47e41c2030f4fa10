import type { PaymentState } from '@manette/contracts/orders';
import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';

/** Notifies the owner of a ticket and the administrators that its payment, or the flags of its proofs, have changed. */
@Injectable()
export class PaymentNotices {
  constructor(private readonly outbox: Outbox) {}

  /** Must be called inside the unit of work of the change [LIF-036]. */
  changed({ ticketId, clientId }: { ticketId: string; clientId: string }, state: PaymentState): void {
    this.outbox.emit([{ user: clientId }, { admins: true }], 'payment_updated', { ticketId, state });
  }
}
