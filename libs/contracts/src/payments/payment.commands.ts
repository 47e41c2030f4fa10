import type { Money } from '../http/index.js';

/**
 * Shows the payment card of a ticket that is being opened, in the caller's transaction, which adds the ticket at its end.
 * Returns whether the card is shown: it is not without an active method [LIF-038]. Orders saves the change of the ticket
 * itself.
 */
export class ShowPaymentCard {
  constructor(
    readonly ticketId: string,
    readonly clientId: string,
    readonly amount: Money,
  ) {}
}
