import { DecimalType, EntitySchema } from '@mikro-orm/core';
import { PaymentCard } from '../../domain/payment-card.js';

/** How cards are mapped to `payments.card`. */
export const paymentCardSchema = new EntitySchema<PaymentCard>({
  class: PaymentCard,
  schema: 'payments',
  tableName: 'card',
  properties: {
    id: { type: 'uuid', primary: true },
    state: { type: 'string' },
    amount: { type: new DecimalType('number') },
    currency: { type: 'string' },
    createdAt: { type: 'datetime' },
    updatedAt: { type: 'datetime' },
  },
});
