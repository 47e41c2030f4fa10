import type { GuideView } from '@manette/contracts/fulfilment';
import type { TermView } from '@manette/contracts/rentals';
import { isoTime } from '@manette/platform';
import { sql, type Kysely } from 'kysely';
import { daysUntil } from '../domain/rental-calendar.js';
import type { RentalsTables, TermRow } from './rentals.tables.js';

/** The name of a deleted user [LIF-082]. */
export const DELETED_PERSON = '[Deleted]';

type Renewals = TermView['renewals'];

export type TermViewRow = Omit<TermRow, 'console' | 'service' | 'search' | 'created_at' | 'ended_at'> & {
  username: string | null;
  renewals: Renewals;
};

/** Selects rentals with their clients from the view that identity publishes. */
export const termsWithClients = (db: Kysely<RentalsTables>) =>
  db.selectFrom('rentals.term as t').leftJoin('identity.public_user as c', 'c.id', 't.client_id');

const RENEWALS = sql<Renewals>`(
  select coalesce(json_agg(json_build_object(
    'ticketNumber', r.ticket_number, 'months', r.months, 'from', r.from_end, 'to', r.to_end
  ) order by r.at), '[]')
  from rentals.renewal r where r.term_id = t.id)`.as('renewals');

export const TERM_VIEW_COLUMNS = [
  't.id',
  't.account_id',
  't.code_name',
  't.slot_id',
  't.slot_kind',
  't.slot_label',
  't.client_id',
  't.ticket_id',
  't.ticket_number',
  't.starts_at',
  't.ends_at',
  't.state',
  't.guide_id',
  't.is_ended',
  't.listed_by',
  'c.username',
  RENEWALS,
] as const;

function timeLeft(row: TermViewRow, now: Date): Pick<TermView, 'endsAt' | 'overdue' | 'daysLeft'> {
  if (row.ends_at === null) return { endsAt: null, overdue: false, daysLeft: null };
  const end = new Date(row.ends_at);
  const overdue = row.state !== 'ended' && end <= now;
  return { endsAt: end.toISOString(), overdue, daysLeft: daysUntil(end, now) };
}

/** Returns a rental as clients and administrators see it [LIF-081]. */
export const termViewOf = (
  row: TermViewRow,
  now: Date,
  guides: ReadonlyMap<string, GuideView>,
): TermView => ({
  _id: row.id,
  account: { _id: row.account_id, codeName: row.code_name },
  slot: { _id: row.slot_id, kind: row.slot_kind, label: row.slot_label },
  client: { _id: row.client_id, username: row.username ?? DELETED_PERSON },
  ticket: row.ticket_id && row.ticket_number ? { _id: row.ticket_id, ticketNumber: row.ticket_number } : null,
  startsAt: isoTime(row.starts_at),
  ...timeLeft(row, now),
  state: row.state,
  renewals: row.renewals.map(({ from, to, ...renewal }) => ({
    ...renewal,
    from: isoTime(from),
    to: isoTime(to),
  })),
  guide: (row.guide_id && guides.get(row.guide_id)) || null,
});
