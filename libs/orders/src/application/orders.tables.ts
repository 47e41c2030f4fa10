import type { ItemRef } from '@manette/contracts/catalog';
import type { Role } from '@manette/contracts/identity';
import type { TableOf } from '@manette/platform';
import type { Generated } from 'kysely';
import type { Message } from '../domain/message.js';
import type { Side } from '../domain/actor.js';
import type { Ticket } from '../domain/ticket.js';
import type { TimelineEntry } from '../domain/timeline.js';

/** The tables for Kysely. `identity.public_user` is the view that identity publishes for other contexts. */
export interface OrdersTables {
  'orders.ticket': TicketRow;
  'orders.message': TableOf<Message>;
  'orders.timeline_entry': TimelineRow;
  'orders.canned_reply': CannedReplyRow;
  'orders.rating': RatingRow;
  'orders.ticket_viewer': ViewerRow;
  'orders.shop_settings': ShopSettingsRow;
  'identity.public_user': PublicUserRow;
}

/** `search` holds number, subject and the item's name, each on its own line. */
export type TicketRow = TableOf<
  Ticket,
  { item_amount: string | null; renewal_amount: string | null; search: Generated<string> }
>;
export type TimelineRow = TableOf<TimelineEntry>;

export interface CannedReplyRow {
  id: string;
  title: string;
  english: string;
  arabic: string;
  created_at: Date;
  updated_at: Date;
}

export interface RatingRow {
  id: string;
  ticket_id: string;
  stars: number;
  comment: string | null;
  admin_id: string | null;
  item_kind: ItemRef['kind'] | null;
  item_id: string | null;
  created_at: Date;
  updated_at: Date;
  editable_until: Date;
}

export interface ViewerRow {
  socket_id: string;
  ticket_id: string;
  user_id: string;
  side: Side;
  seen_at: Generated<Date>;
  /** The position of the newest message when the entry was last renewed. */
  sure_to: Generated<number>;
}

export interface PublicUserRow {
  id: string;
  username: string;
  role: Role;
  profile_picture: string | null;
  is_online: boolean;
}

/** `single` is always true: the table has one row. */
export interface ShopSettingsRow {
  single: Generated<boolean>;
  require_payment_proof: boolean;
  auto_payment_card: boolean;
  reveal_hours: number;
  show_queue: boolean;
  receipt_name: string;
  receipt_details: string;
}
