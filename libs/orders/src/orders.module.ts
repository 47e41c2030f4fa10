import { ConversationModule } from '@manette/conversation';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CancelTicketHandler } from './application/cancel-ticket/cancel-ticket.handler.js';
import { UserDeletedConsumer } from './application/cancel-tickets-of-deleted-client/user-deleted.consumer.js';
import { ChangeTicketHandler } from './application/change-ticket/change-ticket.handler.js';
import { Staff } from './application/change-ticket/staff.js';
import { CompleteTicketHandler } from './application/complete-ticket/complete-ticket.handler.js';
import { DeleteMessageHandler } from './application/delete-message/delete-message.handler.js';
import { DeleteTicketHandler } from './application/delete-ticket/delete-ticket.handler.js';
import { RemoveExpiredViewers } from './application/remove-expired-viewers/remove-expired-viewers.js';
import { ImportTicketHandler } from './application/import-ticket/import-ticket.handler.js';
import { JoinTicket } from './application/join-ticket/join-ticket.js';
import { TicketViewers } from './application/join-ticket/ticket-viewers.js';
import { TicketViews } from './application/list-tickets/ticket-views.js';
import { CannedReplies } from './application/keep-canned-replies/canned-replies.js';
import { OpenTicketHandler } from './application/open-ticket/open-ticket.handler.js';
import { TicketAttachments } from './application/post-message/ticket-attachments.js';
import { PostMessageHandler } from './application/post-message/post-message.handler.js';
import { ReadConversationHandler } from './application/read-conversation/read-conversation.handler.js';
import { TicketMessages } from './application/read-conversation/ticket-messages.js';
import { TakeUpTicketHandler } from './application/take-up-ticket/take-up-ticket.handler.js';
import { Timelines } from './application/read-timeline/timelines.js';
import { TicketNotifications } from './application/notify-ticket-changes/ticket-notifications.js';
import { TicketRepository } from './domain/ticket.repository.js';
import { CannedRepliesController } from './http/canned-replies.controller.js';
import { ConversationsController } from './http/conversations.controller.js';
import { OpenTicketController } from './http/open-ticket.controller.js';
import { TicketsController } from './http/tickets.controller.js';
import { TimelineController } from './http/timeline.controller.js';
import { KyselyCannedReplies } from './infrastructure/persistence/kysely-canned-replies.js';
import { KyselyStaff } from './infrastructure/persistence/kysely-staff.js';
import { KyselyTicketViewers } from './infrastructure/persistence/kysely-ticket-viewers.js';
import { KyselyTicketViews } from './infrastructure/persistence/kysely-ticket.views.js';
import { KyselyTimelines } from './infrastructure/persistence/kysely-timelines.js';
import { TicketMessageFiles } from './infrastructure/persistence/ticket-message-files.js';
import { MikroTicketRepository } from './infrastructure/persistence/mikro-ticket.repository.js';
import { TicketsGateway } from './realtime/tickets.gateway.js';
import { ViewerLeases } from './realtime/viewer-leases.js';

const commandHandlers = [
  OpenTicketHandler,
  TakeUpTicketHandler,
  CompleteTicketHandler,
  CancelTicketHandler,
  ChangeTicketHandler,
  DeleteTicketHandler,
  PostMessageHandler,
  ReadConversationHandler,
  DeleteMessageHandler,
  ImportTicketHandler,
];

const persistence = [
  { provide: TicketRepository, useClass: MikroTicketRepository },
  { provide: TicketViews, useClass: KyselyTicketViews },
  { provide: TicketViewers, useClass: KyselyTicketViewers },
  { provide: Timelines, useClass: KyselyTimelines },
  { provide: CannedReplies, useClass: KyselyCannedReplies },
  { provide: Staff, useClass: KyselyStaff },
];

/** Orders as conversations; stands on the platform's global modules. */
@Module({
  imports: [CqrsModule, ConversationModule],
  // The order matters: `:ticketId` of the conversations would take the other controllers' routes.
  controllers: [
    OpenTicketController,
    TicketsController,
    TimelineController,
    CannedRepliesController,
    ConversationsController,
  ],
  providers: [
    ...commandHandlers,
    ...persistence,
    TicketNotifications,
    TicketAttachments,
    JoinTicket,
    RemoveExpiredViewers,
    UserDeletedConsumer,
    TicketMessages,
    TicketMessageFiles,
    TicketsGateway,
    ViewerLeases,
  ],
})
export class OrdersModule {}
