import type { Money } from '../http/index.js';

/**
 * Shows the payment card of a ticket that is being opened, in the caller's transaction, which adds the ticket at its end.
 * Answers whether it did: not without an active method [LIF-038]. Orders writes the ticket's own change.
 */
export class ShowPaymentCard {
  constructor(
    readonly ticketId: string,
    readonly clientId: string,
    readonly amount: Money,
  ) {}
}
