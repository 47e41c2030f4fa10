import type { TicketTerm } from '@manette/contracts/orders';

/** The result of a completion in addition to the status; empty without vault, ledger and renewal. */
export interface Completion {
  /** The reason for completing the order although its payment was not accepted. */
  override?: string | null;
  /** The rental that starts. */
  term?: TicketTerm | null;
  /** A rental was prolonged. */
  isProlonged?: boolean;
  /** The vault has made a delivery. */
  isDelivered?: boolean;
}
