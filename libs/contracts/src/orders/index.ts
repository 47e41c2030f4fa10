export { ORDER_TYPES, OPENABLE_ORDER_TYPES, PRIORITIES, TICKET_STATUSES, isClosed } from './enumerations.js';
export type { OrderType, Priority, TicketStatus } from './enumerations.js';
export { ticketView, type TicketView } from './ticket.view.js';
export { supportMessageView, type SupportMessageView } from './support-message.view.js';
export { ticketListQuery, type TicketListQuery } from './ticket-list.query.js';
export { TICKET_LIMIT, openTicketSchema, orderTypeOf, type OpenTicketInput } from './open-ticket.js';
export { postMessageSchema, type PostMessageInput } from './post-message.js';
export { changeStatusSchema, type ChangeStatusInput } from './change-status.js';
export { HOLD_MINUTES, holdUnitSchema, type HoldUnitInput } from './hold-unit.js';
export { changeTicketSchema, type ChangeTicketInput } from './change-ticket.js';
export {
  ordersEvents,
  type MessagePosted,
  type TicketClosed,
  type TicketDeleted,
  type TicketOpened,
} from './events.js';
export { statusNotice } from './status-notice.js';
export { SYSTEM_MESSAGES } from './system-messages.js';
export {
  ImportMessages,
  ImportTicket,
  type ImportedMessage,
  type ImportedTicket,
  type LaterMessages,
} from './import-ticket.command.js';
export type { ConversationView } from './conversation.view.js';
export {
  conversationAnswer,
  doneAnswer,
  messageAnswer,
  ticketAnswer,
  ticketsAnswer,
  unreadCountAnswer,
} from './answers.js';
export { TIMELINE_KINDS, timelineAnswer, timelineEntryView, timelineQuery } from './timeline.js';
export type { TimelineEntryView, TimelineKind, TimelineQuery } from './timeline.js';
export {
  REPLY_VARIABLES,
  cannedRepliesAnswer,
  cannedReplyAnswer,
  cannedReplyChanges,
  cannedReplyFields,
  cannedReplyQuery,
  cannedReplyView,
  fillCannedReply,
} from './canned-reply.js';
export type {
  CannedReplyChanges,
  CannedReplyFields,
  CannedReplyQuery,
  CannedReplyView,
} from './canned-reply.js';
export { DELIVERY_STATES, PAYMENT_STATES } from './ticket-facts.js';
export type { DeliveryState, PaymentState, Renewal, TicketFacts, TicketTerm } from './ticket-facts.js';
export type { TicketCaller } from './ticket-caller.js';
export { AmendTicket, LockTicket, OpenRenewal, type TicketAmendment } from './ticket.commands.js';
export {
  LEAST_RATINGS,
  MAX_COMMENT,
  MAX_STARS,
  ownRatingAnswer,
  ratingAnswer,
  ratingFields,
  ratingListQuery,
  ratingsAnswer,
  ratingView,
  type RatingFields,
  type RatingListQuery,
  type RatingView,
} from './rating.js';
export { queueAnswer, queueView, type QueueView } from './queue.js';
export { GetShopSettings, GetTicketFacts, HasHolds } from './ticket.queries.js';
export {
  DEFAULT_SHOP_SETTINGS,
  shopSettingsAnswer,
  shopSettingsChanges,
  type ShopSettings,
  type ShopSettingsChanges,
} from './shop-settings.js';
export { GetPersonalMessages, GetPersonalTickets, type PersonalTicket } from './personal-data.query.js';
