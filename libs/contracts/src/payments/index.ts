export { ShowPaymentCard } from './payment.commands.js';
export { GetPaymentEvidence, type PaymentEvidence } from './payment.queries.js';
