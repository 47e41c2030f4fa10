import type { Role } from '@manette/contracts/identity';
import type { NotificationKind } from '@manette/contracts/notifications';
import type { TableOf } from '@manette/platform';
import type { ReminderKind } from '../domain/due-reminder.js';
import type { Slot } from '../domain/slot.js';
import type { Term } from '../domain/term.js';

/** The tables for Kysely; the last three are views that other contexts publish. */
export interface RentalsTables {
  'rentals.slot': SlotRow;
  'rentals.term': TermRow;
  'rentals.renewal': RenewalRow;
  'rentals.reminder': ReminderRow;
  'identity.public_user': PublicUserRow;
  'catalog.listing': { id: string; name: string; is_deleted: boolean };
  'notifications.mail_off': { user_id: string; kind: NotificationKind };
}

export type SlotRow = TableOf<Slot>;

/**
 * `listed_by` is the end, or the latest possible time for a rental without end; `search` holds code name and ticket
 * number, each on its own line.
 */
export type TermRow = TableOf<Term, { is_ended: boolean; listed_by: Date | string; search: string }>;

export interface RenewalRow {
  ticket_id: string;
  term_id: string;
  ticket_number: string;
  months: number;
  from_end: Date | string;
  to_end: Date | string;
  at: Date | string;
}

export interface ReminderRow {
  term_id: string;
  ends_at: Date | string;
  kind: ReminderKind;
  sent_at: Date | string;
}

export interface PublicUserRow {
  id: string;
  username: string;
  role: Role;
  is_deleted: boolean;
}
