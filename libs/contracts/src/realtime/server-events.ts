import type { AccountView, GiftCardView } from '../catalog/index.js';
import type { ReportOutcome, ReportView } from '../chat/index.js';
import type { GuideView } from '../fulfilment/guide.view.js';
import type { Role } from '../identity/index.js';
import type { NotificationKind } from '../notifications/kinds.js';
import type { MessageView } from '../conversation/index.js';
import type {
  DeliveryState,
  PaymentState,
  SupportMessageView,
  TicketStatus,
  TicketView,
} from '../orders/index.js';

/** Events from the server, with their payloads (contract, section 6). */
export interface ServerEvents {
  public_message: MessageView;
  public_message_deleted: { _id: string };
  /** To the user who was muted, or whose mute has ended [TRU-095]. */
  chat_standing: { muted: boolean; mutedUntil: string | null };
  /** To all users in the public chat [TRU-097]. */
  slow_mode_changed: { seconds: number };
  /** To administrators, whose list of mutes is live: a user was muted, or a mute has ended. */
  mute_changed: { userId: string };
  /** To administrators, as is `report_closed` [TRU-104]. */
  message_reported: ReportView;
  report_closed: { _id: string; outcome: ReportOutcome };
  new_support_ticket: TicketView;
  ticket_updated: TicketView;
  ticket_deleted: { _id: string };
  ticket_status_updated: { ticketId: string; status: TicketStatus; reason?: string };
  support_message: SupportMessageView;
  support_message_deleted: { _id: string; ticketId: string };
  new_support_message: { ticketId: string; message: SupportMessageView };
  /** To the other sockets that have the ticket open: a user is writing in it. */
  ticket_typing: { ticketId: string; person: { _id: string; username: string; role: Role } };
  /** To administrators: the administrators who have a ticket open. */
  ticket_viewers: { ticketId: string; admins: { _id: string; username: string }[] };
  /** To the owner of the ticket and the administrators. */
  payment_updated: { ticketId: string; state: PaymentState };
  /** To the owner of the ticket and the administrators. */
  delivery_updated: { ticketId: string; state: DeliveryState };
  /** To the client who was sent the guide and the administrators. */
  guide_updated: GuideView;
  /** To the client of the rental and the administrators. */
  rental_updated: { termId: string };
  /** To the sockets of the owner that joined the ticket. */
  queue_updated: { ticketId: string; position: number | null; typicalMinutes: number | null };
  account_updated: AccountView;
  account_deleted: { _id: string };
  giftcard_updated: GiftCardView;
  giftcard_deleted: { _id: string };
  new_account_uploaded: AccountView | { count: number };
  new_giftcard_uploaded: GiftCardView | { count: number };
  user_status_changed: {
    _id: string;
    username: string;
    role: Role;
    isOnline: boolean;
    lastSeen: string | null;
  };
  /** To the user whose own data (role, verification, name …) changed. The user's pages then fetch `GET /auth/me` again. */
  user_updated: { _id: string };
  session_replaced: { message: string };
  /** To a user: a notification of a kind that the user has switched on [POC-059]. */
  notice: { kind: NotificationKind; title: string; body: string; url: string; tag: string };
  /** The process of this socket ends soon. The page reconnects after this many milliseconds (operations, section 3). */
  server_draining: { reconnectInMs: number };
  /** Browsers may now get another version of these parts of the front end. */
  release_changed: { parts: ('shell' | 'storefront' | 'admin')[] };
  test_event: { at: string };
}

const LIVELINESS: ReadonlySet<string> = new Set<keyof ServerEvents>([
  'user_status_changed',
  'ticket_typing',
  'ticket_viewers',
]);

/**
 * Returns whether an event only shows the activity of other users. Sockets that save data do not receive such events [POC-070].
 */
export const isActivityEvent = (event: string): boolean => LIVELINESS.has(event);
