import type { TableOf } from '@manette/platform';
import type { MethodKind } from '@manette/contracts/payments';
import type { TicketStatus } from '@manette/contracts/orders';
import type { PaymentCard } from '../domain/payment-card.js';
import type { Proof } from '../domain/proof.js';

/** The tables for Kysely; `orders.ticket_facts` and `identity.public_user` are views of other contexts. */
export interface PaymentsTables {
  'payments.method': MethodRow;
  'payments.card': TableOf<PaymentCard, { amount: string }>;
  'payments.proof': TableOf<Proof, { amount: string }>;
  'payments.similar_proof': { proof_id: string; other_id: string };
  'orders.ticket_facts': {
    id: string;
    number: string;
    subject: string;
    client_id: string;
    status: TicketStatus;
    is_deleted: boolean;
  };
  'identity.public_user': { id: string; username: string };
}

export interface MethodRow {
  id: string;
  kind: MethodKind;
  name_en: string;
  name_ar: string;
  instructions_en: string;
  instructions_ar: string;
  account_number: string;
  active: boolean;
  created_at: Date | string;
  updated_at: Date | string;
}
