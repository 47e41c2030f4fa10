import type { PaymentMethodView } from '@manette/contracts/payments';
import type { MethodRow } from './payments.tables.js';

/** Returns a payment method as clients and administrators see it. */
export const methodViewOf = (row: Omit<MethodRow, 'created_at' | 'updated_at'>): PaymentMethodView => ({
  _id: row.id,
  kind: row.kind,
  name: { en: row.name_en, ar: row.name_ar },
  instructions: { en: row.instructions_en, ar: row.instructions_ar },
  accountNumber: row.account_number,
  active: row.active,
});
