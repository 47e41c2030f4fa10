import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Delivery } from '../../domain/delivery.js';

/** Notifies the owner and the administrators that a delivery has changed, in the transaction of the change [LIF-036]. */
@Injectable()
export class DeliveryNews {
  constructor(private readonly outbox: Outbox) {}

  changed({ fields: { clientId, ticketId, state } }: Delivery): void {
    this.outbox.emit([{ user: clientId }, { admins: true }], 'delivery_updated', { ticketId, state });
  }
}
