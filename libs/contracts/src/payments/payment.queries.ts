/** The parts of a dispute file that payments has; answers `PaymentEvidence`. */
export class GetPaymentEvidence {
  constructor(readonly ticketId: string) {}
}

/** JSON of `payment.json`, the keys of the proofs' files in storage, and the receipt where there is one. */
export interface PaymentEvidence {
  payment: unknown;
  proofs: { name: string; fileKey: string }[];
  /** A PDF. */
  receipt: Uint8Array | null;
}
