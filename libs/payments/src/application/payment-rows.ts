import type { Money } from '@manette/contracts/http';
import type { FlagKind, ProofState } from '@manette/contracts/payments';
import { sql, type RawBuilder } from 'kysely';
import type { CardState } from '../domain/payment-card.js';
import type { MethodRow } from './payments.tables.js';

/** The maximum of methods and of proofs in the view of a payment. */
const MOST_METHODS = 100;
const MOST_PROOFS = 100;
const FLAGS_OF_A_KIND = 10;

/** A proof inside the JSON that a payment's row holds. */
export interface ProofJson {
  id: string;
  state: ProofState;
  method_id: string;
  method_en: string;
  method_ar: string;
  amount: number;
  transaction_number: string;
  file_key: string | null;
  file_name: string | null;
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  flags: { kind: FlagKind; ticket_id: string; ticket_number: string }[] | null;
}

/** A ticket with its payment; without a card the fields of the card are null. */
export interface PaymentRow {
  id: string;
  ticket_number: string;
  client_id: string;
  client_username: string | null;
  state: CardState | null;
  amount: string | null;
  currency: Money['currency'] | null;
  updated_at: string;
  methods: Omit<MethodRow, 'created_at' | 'updated_at'>[] | null;
  proofs: ProofJson[] | null;
}

/** Selects the other tickets with a proof `o` that shares something with the proof `p`, the latest first. */
const sharing = (kind: FlagKind, others: RawBuilder<unknown>) => sql`
  (select ${sql.lit(kind)} as kind, o.ticket_id, max(o.created_at) as at
     from payments.proof o ${others} and o.ticket_id <> p.ticket_id
    group by o.ticket_id order by at desc limit ${sql.lit(FLAGS_OF_A_KIND)})`;

const FLAGS = sql`
  (select json_agg(json_build_object('kind', s.kind, 'ticket_id', s.ticket_id, 'ticket_number', f.number)
                   order by s.kind, s.at desc)
     from (${sharing('same_file', sql`where o.digest = p.digest`)}
           union all ${sharing('same_transaction', sql`where o.transaction_key = p.transaction_key`)}
           union all ${sharing(
             'similar_image',
             sql`join payments.similar_proof a on a.other_id = o.id where a.proof_id = p.id`,
           )}) s
     join orders.ticket_facts f on f.id = s.ticket_id and not f.is_deleted)`;

const PROOF_COLUMNS = sql`p.id, p.state, p.method_id, p.method_en, p.method_ar, p.amount, p.transaction_number,
  p.file_key, p.file_name, p.reason, p.created_at, p.decided_at`;

const METHODS = sql`
  (select json_agg(m) from (
     select id, kind, name_en, name_ar, instructions_en, instructions_ar, account_number, active
       from payments.method where active order by created_at, id limit ${sql.lit(MOST_METHODS)}) m)`;

/** The columns of a payment from the card `c`, the ticket `t` and the client `u`; flags are only for administrators. */
export const paymentColumns = ({ flags }: { flags: boolean }): RawBuilder<unknown> => sql`
  t.id, t.number as ticket_number, t.client_id, u.username as client_username,
  c.state, c.amount, c.currency, c.updated_at, ${METHODS} as methods,
  (select json_agg(s) from (
     select ${PROOF_COLUMNS}, ${flags ? FLAGS : sql`null::json`} as flags
       from payments.proof p where p.ticket_id = t.id
      order by p.created_at desc, p.id desc limit ${sql.lit(MOST_PROOFS)}) s) as proofs`;
