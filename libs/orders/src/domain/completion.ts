import type { TicketTerm } from '@manette/contracts/orders';

/** What a completion brings besides the status: nothing where neither vault, ledger nor renewal is concerned. */
export interface Completion {
  /** Why it was completed although the payment was not accepted. */
  override?: string | null;
  /** The rental that starts. */
  term?: TicketTerm | null;
  /** A rental was prolonged. */
  isProlonged?: boolean;
  /** The vault has made a delivery. */
  isDelivered?: boolean;
}
