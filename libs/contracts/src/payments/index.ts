export { ShowPaymentCard } from './payment.commands.js';
export { GetPaymentEvidence, type PaymentEvidence } from './payment.queries.js';
export { AMOUNT_ABOVE_0, paymentRequest, type PaymentRequest } from './amount-due.js';
export {
  METHOD_KINDS,
  paymentMethodAnswer,
  paymentMethodChanges,
  paymentMethodFields,
  paymentMethodQuery,
  paymentMethodsAnswer,
  paymentMethodView,
  type MethodKind,
  type PaymentMethodChanges,
  type PaymentMethodFields,
  type PaymentMethodQuery,
  type PaymentMethodView,
} from './method.js';
export {
  CHOOSE_METHOD,
  FILE_REQUIRED,
  PROOF_STATES,
  proofFields,
  proofRejection,
  TRANSACTION_LENGTH,
  type ProofFields,
  type ProofRejection,
  type ProofState,
} from './proof.js';
export {
  FLAG_KINDS,
  paymentAnswer,
  paymentView,
  proofFlag,
  proofView,
  type FlagKind,
  type PaymentView,
  type ProofFlag,
  type ProofView,
} from './payment.view.js';
export {
  listedPayment,
  paymentListQuery,
  paymentsAnswer,
  type ListedPayment,
  type PaymentListQuery,
} from './payment-list.js';
export {
  ADD_METHOD_FIRST,
  METHOD_DELETED,
  NO_PAYMENT_REQUESTED,
  PROOF_DECIDED_ALREADY,
  PROOF_SENT_ALREADY,
} from './messages.js';
