import { ConversationModule } from '@manette/conversation';
import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddCannedReplyHandler } from './application/add-canned-reply/add-canned-reply.command.js';
import { AmendTicketHandler } from './application/amend-ticket/amend-ticket.handler.js';
import { CancelTicketHandler } from './application/cancel-ticket/cancel-ticket.command.js';
import { UserDeletedConsumer } from './application/cancel-tickets-of-deleted-client/user-deleted.consumer.js';
import { ChangeCannedReplyHandler } from './application/change-canned-reply/change-canned-reply.command.js';
import { Administrators } from './application/change-ticket/administrators.js';
import { ChangeTicketHandler } from './application/change-ticket/change-ticket.command.js';
import { CompleteTicketHandler } from './application/complete-ticket/complete-ticket.command.js';
import { OrderUnits } from './application/complete-ticket/order-units.js';
import { CountUnreadHandler } from './application/count-unread/count-unread.query.js';
import { DeleteCannedReplyHandler } from './application/delete-canned-reply/delete-canned-reply.command.js';
import { DeleteMessageHandler } from './application/delete-message/delete-message.command.js';
import { DeleteTicketHandler } from './application/delete-ticket/delete-ticket.command.js';
import { GetPersonalMessagesHandler } from './application/get-personal-data/get-personal-messages.handler.js';
import { GetPersonalTicketsHandler } from './application/get-personal-data/get-personal-tickets.handler.js';
import { GetTicketFactsHandler } from './application/get-ticket-facts/get-ticket-facts.handler.js';
import { HasHoldsHandler } from './application/has-holds/has-holds.handler.js';
import { HoldUnitHandler } from './application/hold-unit/hold-unit.command.js';
import { ImportMessagesHandler } from './application/import-ticket/import-messages.handler.js';
import { ImportTicketHandler } from './application/import-ticket/import-ticket.handler.js';
import { JoinTicketHandler } from './application/join-ticket/join-ticket.command.js';
import { LeaveTicketHandler } from './application/leave-ticket/leave-ticket.command.js';
import { ListCannedRepliesHandler } from './application/list-canned-replies/list-canned-replies.query.js';
import { ListTicketsHandler } from './application/list-tickets/list-tickets.query.js';
import { LockTicketHandler } from './application/lock-ticket/lock-ticket.handler.js';
import { TicketNotifications } from './application/notify-ticket-changes/ticket-notifications.js';
import { OpenRenewalHandler } from './application/open-renewal/open-renewal.handler.js';
import { OpenTicketHandler } from './application/open-ticket/open-ticket.command.js';
import { OrderFactsReader } from './application/open-ticket/order-facts.js';
import { PaymentCard } from './application/open-ticket/payment-card.js';
import { PostMessageHandler } from './application/post-message/post-message.command.js';
import { TicketAttachments } from './application/post-message/ticket-attachments.js';
import { ReadConversationHandler } from './application/read-conversation/read-conversation.command.js';
import { TicketMessages } from './application/read-conversation/ticket-messages.js';
import { ListRatingsHandler } from './application/list-ratings/list-ratings.query.js';
import { ListingRatings } from './application/rate-ticket/listing-ratings.js';
import { RateTicketHandler } from './application/rate-ticket/rate-ticket.command.js';
import { DownloadEvidenceHandler } from './application/download-evidence/download-evidence.command.js';
import { EvidenceMessages } from './application/download-evidence/evidence-messages.js';
import { EvidenceParts } from './application/download-evidence/evidence-parts.js';
import { QueueFigures } from './application/read-queue/queue-figures.js';
import { ReadQueueHandler } from './application/read-queue/read-queue.query.js';
import { ReadRatingHandler } from './application/read-rating/read-rating.query.js';
import { ReadTicketHandler } from './application/read-ticket/read-ticket.query.js';
import { ReadTimelineHandler } from './application/read-timeline/read-timeline.query.js';
import { HoldWatch } from './application/release-hold/hold-watch.js';
import { OverdueHolds } from './application/release-hold/overdue-holds.js';
import { ReleaseHoldHandler } from './application/release-hold/release-hold.command.js';
import { ReleaseTicketHold } from './application/release-hold/release-ticket-hold.js';
import { RemoveExpiredViewersHandler } from './application/remove-expired-viewers/remove-expired-viewers.command.js';
import { RenewViewersHandler } from './application/renew-viewers/renew-viewers.command.js';
import { ChangeShopSettingsHandler } from './application/shop-settings/change-shop-settings.command.js';
import { GetShopSettingsHandler } from './application/shop-settings/get-shop-settings.handler.js';
import { TakeUpTicketHandler } from './application/take-up-ticket/take-up-ticket.command.js';
import { TicketViewers } from './application/ticket-viewers.js';
import { RatingRepository } from './domain/rating.repository.js';
import { TicketRepository } from './domain/ticket.repository.js';
import { CannedRepliesController } from './http/canned-replies.controller.js';
import { ConversationsController } from './http/conversations.controller.js';
import { HoldsController } from './http/holds.controller.js';
import { OpenTicketController } from './http/open-ticket.controller.js';
import { ShopSettingsController } from './http/shop-settings.controller.js';
import { EvidenceController } from './http/evidence.controller.js';
import { QueueController } from './http/queue.controller.js';
import { RatingsController } from './http/ratings.controller.js';
import { StockConflicts } from './http/stock-conflicts.js';
import { TicketsController } from './http/tickets.controller.js';
import { TimelineController } from './http/timeline.controller.js';
import { KyselyTicketViewers } from './infrastructure/persistence/kysely-ticket-viewers.js';
import { KyselyRatingRepository } from './infrastructure/persistence/kysely-rating.repository.js';
import { MikroTicketRepository } from './infrastructure/persistence/mikro-ticket.repository.js';
import { SqlOrderFacts } from './infrastructure/persistence/sql-order-facts.js';
import { TicketMessageFiles } from './infrastructure/persistence/ticket-message-files.js';
import { QueueWatch } from './realtime/queue-watch.js';
import { TicketsGateway } from './realtime/tickets.gateway.js';
import { ViewerLeases } from './realtime/viewer-leases.js';

const commands = [
  DownloadEvidenceHandler,
  RateTicketHandler,
  AddCannedReplyHandler,
  AmendTicketHandler,
  CancelTicketHandler,
  ChangeCannedReplyHandler,
  ChangeShopSettingsHandler,
  ChangeTicketHandler,
  CompleteTicketHandler,
  DeleteCannedReplyHandler,
  DeleteMessageHandler,
  DeleteTicketHandler,
  HoldUnitHandler,
  ImportMessagesHandler,
  ImportTicketHandler,
  JoinTicketHandler,
  LeaveTicketHandler,
  LockTicketHandler,
  OpenRenewalHandler,
  OpenTicketHandler,
  PostMessageHandler,
  ReadConversationHandler,
  ReleaseHoldHandler,
  RemoveExpiredViewersHandler,
  RenewViewersHandler,
  TakeUpTicketHandler,
];

const queries = [
  ListRatingsHandler,
  ReadQueueHandler,
  ReadRatingHandler,
  CountUnreadHandler,
  GetShopSettingsHandler,
  GetPersonalMessagesHandler,
  GetPersonalTicketsHandler,
  GetTicketFactsHandler,
  HasHoldsHandler,
  ListCannedRepliesHandler,
  ListTicketsHandler,
  ReadTicketHandler,
  ReadTimelineHandler,
];

const persistence = [
  { provide: RatingRepository, useClass: KyselyRatingRepository },
  { provide: OrderFactsReader, useClass: SqlOrderFacts },
  { provide: TicketRepository, useClass: MikroTicketRepository },
  { provide: TicketViewers, useClass: KyselyTicketViewers },
  TicketMessageFiles,
];

// The order matters: the route `:ticketId` of ConversationsController would match the routes of the other controllers.
const controllers = [
  ShopSettingsController,
  OpenTicketController,
  TicketsController,
  HoldsController,
  TimelineController,
  CannedRepliesController,
  EvidenceController,
  QueueController,
  RatingsController,
  ConversationsController,
];

/** Orders as conversations; needs the platform's global modules. */
@BoundedContext('orders')
@Module({
  imports: [CqrsModule, ConversationModule],
  providers: [
    ...commands,
    ...queries,
    ...persistence,
    ListingRatings,
    EvidenceMessages,
    EvidenceParts,
    QueueFigures,
    QueueWatch,
    StockConflicts,
    Administrators,
    PaymentCard,
    OrderUnits,
    OverdueHolds,
    ReleaseTicketHold,
    HoldWatch,
    TicketAttachments,
    TicketMessages,
    TicketNotifications,
    UserDeletedConsumer,
    TicketsGateway,
    ViewerLeases,
  ],
})
export class OrdersModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: OrdersModule, controllers };
  }
}
