/** The messages about actions that the state of a payment does not allow [LIF-023, LIF-028]. */
export const NO_PAYMENT_REQUESTED = 'No payment has been requested';
export const PROOF_SENT_ALREADY = 'A proof has been sent already';
export const PROOF_DECIDED_ALREADY = 'This proof has been decided already';
export const ADD_METHOD_FIRST = 'Add a payment method first';
export const METHOD_DELETED = 'Payment method deleted successfully!';
