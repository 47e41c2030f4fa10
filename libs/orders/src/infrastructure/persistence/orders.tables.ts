import type { ItemRef } from '@manette/contracts/catalog';
import type { Money } from '@manette/contracts/http';
import type { Role } from '@manette/contracts/identity';
import type { OrderType, Priority, TicketStatus, TimelineKind } from '@manette/contracts/orders';
import type { WrittenMessageRow } from '@manette/platform';
import type { Generated } from 'kysely';
import type { Side } from '../../domain/party.js';

/** The tables as statements see them; `identity.public_user` is the view that identity publishes for reading. */
export interface OrdersTables {
  'orders.ticket': TicketRow;
  'orders.message': MessageRow;
  'orders.timeline_entry': TimelineRow;
  'orders.canned_reply': CannedReplyRow;
  'orders.ticket_viewer': ViewerRow;
  'identity.public_user': PublicUserRow;
}

export interface TicketRow {
  id: string;
  number: string;
  client_id: string;
  subject: string;
  order_type: OrderType;
  status: TicketStatus;
  priority: Priority;
  assigned_admin_id: string | null;
  reason: string | null;
  item_kind: ItemRef['kind'] | null;
  item_id: string | null;
  item_name: string | null;
  item_platform: string | null;
  item_amount: string | null;
  item_currency: Money['currency'] | null;
  /** Number, subject and item's name, a line each. */
  search: Generated<string>;
  unread_by_client: number;
  unread_by_admin: number;
  seen_by_client: number;
  seen_by_admin: number;
  message_count: number;
  waiting_since: Date | string | null;
  import_key: string | null;
  created_at: Date | string;
  updated_at: Date | string;
  deleted_at: Date | string | null;
}

export interface MessageRow extends WrittenMessageRow {
  ticket_id: string;
  sender_id: string | null;
  sender_side: Side | null;
}

export interface TimelineRow {
  id: string;
  ticket_id: string;
  kind: TimelineKind;
  actor_id: string | null;
  detail: Record<string, string | null>;
  at: Date | string;
}

export interface CannedReplyRow {
  id: string;
  title: string;
  english: string;
  arabic: string;
  created_at: Date;
  updated_at: Date;
}

export interface ViewerRow {
  socket_id: string;
  ticket_id: string;
  user_id: string;
  side: Side;
  seen_at: Generated<Date>;
  /** The position of the newest message when it was seen. */
  sure_to: Generated<number>;
}

export interface PublicUserRow {
  id: string;
  username: string;
  role: Role;
  profile_picture: string | null;
  is_online: boolean;
}
