import type { SlotKind } from '@manette/contracts/rentals';
import type { SampleAttachment } from './attachments.js';
import type { MethodKey } from './payment-methods.js';

/** The card of an order, with what was sent to prove the payment. Times are minutes after the ticket was opened. */
export interface PaymentLife {
  requestedAt: number;
  proof?: {
    sentAt: number;
    method: MethodKey;
    transactionNumber: string;
    file: SampleAttachment;
    /** Without it an administrator has still to judge it. */
    acceptedAt?: number;
  };
}

/** The rental that the completed order has started. */
export interface TermLife {
  slotKind: SlotKind;
  /** Steps of the activation guide that the client has ticked. */
  activated: readonly number[];
  /** Another end than that of the listing. */
  ends?: { daysFromNow: number; reason: string };
  /** The client wants to return the account. */
  returning?: { hoursAgo: number; ticked: readonly number[] };
}

export interface OrderLife {
  payment?: PaymentLife;
  term?: TermLife;
}

export interface Rated {
  stars: number;
  comment?: string;
  /** After the end of the order. */
  minutesAfterClosing: number;
}
