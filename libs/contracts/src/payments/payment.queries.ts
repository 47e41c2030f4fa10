/** Reads the parts of a dispute file that payments provides. Returns `PaymentEvidence`. */
export class GetPaymentEvidence {
  constructor(readonly ticketId: string) {}
}

/** The content of `payment.json`, the storage keys of the proofs' files, and the receipt, if there is one. */
export interface PaymentEvidence {
  payment: unknown;
  proofs: { name: string; fileKey: string }[];
  /** The receipt as a PDF. */
  receipt: Uint8Array | null;
}
