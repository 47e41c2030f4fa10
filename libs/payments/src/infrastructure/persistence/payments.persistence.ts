import type { ContextPersistence } from '@manette/platform';
import { Payments001Payments } from './migrations/payments-001-payments.js';
import { Payments002Offer } from './migrations/payments-002-offer.js';
import { paymentCardSchema } from './payment-card.schema.js';
import { proofSchema } from './proof.schema.js';

export const paymentsPersistence: ContextPersistence = {
  schema: 'payments',
  entities: [paymentCardSchema, proofSchema],
  uploads: 'select file_key from payments.proof where file_key is not null',
  migrations: [
    { name: 'payments_001_payments', class: Payments001Payments },
    { name: 'payments_002_offer', class: Payments002Offer },
  ],
};
