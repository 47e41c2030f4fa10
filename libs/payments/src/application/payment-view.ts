import type { ListedPayment, PaymentView, ProofView } from '@manette/contracts/payments';
import { isoTime } from '@manette/platform';
import type { FileStorage } from '@manette/platform';
import { methodViewOf } from './method-view.js';
import type { PaymentRow, ProofJson } from './payment-rows.js';

/** The name of a deleted user. */
export const DELETED_PERSON = '[Deleted]';
/** How long a file's address is valid: long enough to open a file that the page shows. */
const ADDRESS_SECONDS = 10 * 60;

type Addresses = Pick<FileStorage, 'signedUrl'>;
type Reading = { storage: Addresses; forAdmin: boolean };

const proofViewOf = (row: ProofJson, { storage, forAdmin }: Reading): ProofView => ({
  _id: row.id,
  state: row.state,
  method: { _id: row.method_id, name: { en: row.method_en, ar: row.method_ar } },
  amount: row.amount,
  transactionNumber: row.transaction_number,
  fileUrl:
    row.file_key &&
    storage.signedUrl(row.file_key, { seconds: ADDRESS_SECONDS, fileName: row.file_name ?? '' }),
  fileName: row.file_name,
  reason: row.reason,
  createdAt: isoTime(row.created_at),
  decidedAt: row.decided_at && isoTime(row.decided_at),
  ...(forAdmin && {
    flags: (row.flags ?? []).map(({ kind, ticket_id, ticket_number }) => ({
      kind,
      ticketId: ticket_id,
      ticketNumber: ticket_number,
    })),
  }),
});

/** Returns a payment as clients and administrators see it [LIF-022], with newly signed addresses of its files. */
export const paymentViewOf = (row: PaymentRow, reading: Reading): PaymentView => ({
  ticketId: row.id,
  ticketNumber: row.ticket_number,
  state: row.state ?? 'none',
  amount: row.currency && { amount: Number(row.amount), currency: row.currency },
  reference: row.ticket_number,
  methods: (row.methods ?? []).map(methodViewOf),
  proofs: (row.proofs ?? []).map((proof) => proofViewOf(proof, reading)),
});

/** Returns a payment for the list of the administrators [LIF-037]. */
export function listedPaymentOf(row: PaymentRow, storage: Addresses): ListedPayment {
  const payment = paymentViewOf(row, { storage, forAdmin: true });
  return {
    ...payment,
    client: { _id: row.client_id, username: row.client_username ?? DELETED_PERSON },
    flagged: payment.proofs.some(({ flags }) => (flags ?? []).length > 0),
    updatedAt: isoTime(row.updated_at),
  };
}
