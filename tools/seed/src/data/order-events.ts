import type { SlotKind } from '@manette/contracts/rentals';
import type { SampleAttachment } from './attachments.js';
import type { MethodKey } from './payment-methods.js';

/** The payment card of an order, with the proof of payment. Times are minutes after the ticket was opened. */
export interface PaymentLife {
  requestedAt: number;
  proof?: {
    sentAt: number;
    method: MethodKey;
    transactionNumber: string;
    file: SampleAttachment;
    /** Absent while no administrator has judged the proof. */
    acceptedAt?: number;
  };
}

/** The rental that the completed order has started. */
export interface TermLife {
  slotKind: SlotKind;
  /** Steps of the activation guide that the client has ticked. */
  activated: readonly number[];
  /** The changed end of the rental, if it is not the one from the listing's duration. */
  ends?: { daysFromNow: number; reason: string };
  /** Present when the client has requested to return the account. `ticked` are the ticked steps of the return guide. */
  returning?: { hoursAgo: number; ticked: readonly number[] };
}

export interface OrderEvents {
  payment?: PaymentLife;
  term?: TermLife;
}

export interface Rated {
  stars: number;
  comment?: string;
  /** Minutes after the order was completed. */
  minutesAfterClosing: number;
}
