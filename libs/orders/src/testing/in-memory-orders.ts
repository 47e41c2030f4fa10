import { Attachments, MessageReads } from '@manette/conversation';
import { InMemoryAttachments, InMemoryMessageReads } from '@manette/conversation/testing';
import {
  InMemoryUnitOfWork,
  ManualClock,
  RecordingAuditTrail,
  RecordingOutbox,
} from '@manette/platform/testing/in-memory';
import type { TicketView } from '@manette/contracts/orders';
import { APP_CONFIG, AuditTrail, Clock, Outbox, Quotas, UnitOfWork } from '@manette/platform';
import type { Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AmendTicketHandler } from '../application/amend-ticket/amend-ticket.handler.js';
import { CancelTicketHandler } from '../application/cancel-ticket/cancel-ticket.command.js';
import { CompleteTicketHandler } from '../application/complete-ticket/complete-ticket.command.js';
import { OrderUnits } from '../application/complete-ticket/order-units.js';
import { DeleteTicketHandler } from '../application/delete-ticket/delete-ticket.command.js';
import { HoldUnitHandler } from '../application/hold-unit/hold-unit.command.js';
import { ImportMessagesHandler } from '../application/import-ticket/import-messages.handler.js';
import { ImportTicketHandler } from '../application/import-ticket/import-ticket.handler.js';
import { LockTicketHandler } from '../application/lock-ticket/lock-ticket.handler.js';
import { TicketNotifications } from '../application/notify-ticket-changes/ticket-notifications.js';
import { OpenRenewalHandler } from '../application/open-renewal/open-renewal.handler.js';
import { OpenTicketHandler } from '../application/open-ticket/open-ticket.command.js';
import { OrderFactsReader } from '../application/open-ticket/order-facts.js';
import { PaymentCard } from '../application/open-ticket/payment-card.js';
import { PostMessageHandler } from '../application/post-message/post-message.command.js';
import { TicketAttachments } from '../application/post-message/ticket-attachments.js';
import { TicketMessages } from '../application/read-conversation/ticket-messages.js';
import { ListingRatings } from '../application/rate-ticket/listing-ratings.js';
import { ReadTicket } from '../application/read-ticket/read-ticket.query.js';
import { OverdueHolds } from '../application/release-hold/overdue-holds.js';
import { ReleaseHoldHandler } from '../application/release-hold/release-hold.command.js';
import { ReleaseTicketHold } from '../application/release-hold/release-ticket-hold.js';
import { newTicketViewOf } from '../application/ticket-view.js';
import { TicketViewers } from '../application/ticket-viewers.js';
import { RatingRepository } from '../domain/rating.repository.js';
import { TicketRepository } from '../domain/ticket.repository.js';
import { InMemoryCatalog, InMemoryGetOrderableItem, InMemoryTakeFromStock } from './in-memory-catalog.js';
import {
  InMemoryGetShopSettings,
  InMemorySettingsAndPayments,
  InMemoryShowPaymentCard,
} from './in-memory-settings-and-payments.js';
import { InMemoryQuotas } from './in-memory-quotas.js';
import { InMemoryUnits, inMemoryUnitHandlers } from './in-memory-units.js';
import { InMemoryOrderFacts } from './in-memory-order-facts.js';
import { InMemoryTicketViewers } from './in-memory-ticket-viewers.js';
import { InMemoryRatingRepository } from './in-memory-rating.repository.js';
import { InMemoryTicketRepository } from './in-memory-ticket.repository.js';

@QueryHandler(ReadTicket)
class InMemoryReadTicket implements IQueryHandler<ReadTicket> {
  constructor(private readonly tickets: TicketRepository) {}

  async execute({ ticketId, reader }: ReadTicket): Promise<TicketView> {
    const ticket = await this.tickets.lock(ticketId);
    ticket.assertVisible(reader);
    return newTicketViewOf(ticket, null);
  }
}

const rules: Provider[] = [
  AmendTicketHandler,
  CancelTicketHandler,
  CompleteTicketHandler,
  DeleteTicketHandler,
  HoldUnitHandler,
  ListingRatings,
  ImportMessagesHandler,
  ImportTicketHandler,
  LockTicketHandler,
  OpenRenewalHandler,
  OpenTicketHandler,
  OrderUnits,
  OverdueHolds,
  PaymentCard,
  ReleaseHoldHandler,
  ReleaseTicketHold,
  PostMessageHandler,
  TicketAttachments,
  TicketMessages,
  TicketNotifications,
];

export const TICKETS_PER_HOUR = 3;

const config = { limits: { ticketsPerHour: TICKETS_PER_HOUR, factor: 1 }, periods: { factor: 0.5 } };

/** The commands of orders on in-memory ports. */
export async function inMemoryOrders() {
  const unitOfWork = new InMemoryUnitOfWork();
  const outbox = new RecordingOutbox(unitOfWork);
  const audit = new RecordingAuditTrail(unitOfWork);
  const tickets = new InMemoryTicketRepository();
  const viewers = new InMemoryTicketViewers();
  const attachments = new InMemoryAttachments();
  const catalog = new InMemoryCatalog();
  const units = new InMemoryUnits();
  const clock = new ManualClock();
  const life = new InMemorySettingsAndPayments();
  const providers: Provider[] = [
    ...rules,
    InMemoryReadTicket,
    InMemoryGetOrderableItem,
    InMemoryTakeFromStock,
    ...inMemoryUnitHandlers,
    { provide: InMemoryUnits, useValue: units },
    InMemoryGetShopSettings,
    InMemoryShowPaymentCard,
    { provide: InMemorySettingsAndPayments, useValue: life },
    { provide: InMemoryCatalog, useValue: catalog },
    { provide: UnitOfWork, useValue: unitOfWork },
    { provide: Outbox, useValue: outbox },
    { provide: AuditTrail, useValue: audit },
    { provide: Clock, useValue: clock },
    { provide: Quotas, useClass: InMemoryQuotas },
    { provide: APP_CONFIG, useValue: config },
    { provide: Attachments, useValue: attachments },
    { provide: MessageReads, useValue: new InMemoryMessageReads((id) => tickets.messages.get(id)) },
    { provide: TicketRepository, useValue: tickets },
    { provide: OrderFactsReader, useClass: InMemoryOrderFacts },
    { provide: RatingRepository, useClass: InMemoryRatingRepository },
    { provide: TicketViewers, useValue: viewers },
  ];
  class InMemoryOrdersModule {}
  const module = { module: InMemoryOrdersModule, imports: [CqrsModule.forRoot()], providers };
  const context = await NestFactory.createApplicationContext(module, {
    logger: ['error'],
    abortOnError: false,
  });
  const overdue = context.get(OverdueHolds);
  const commands = context.get(CommandBus);
  return { commands, outbox, audit, tickets, viewers, attachments, catalog, life, units, clock, overdue };
}

export type InMemoryOrders = Awaited<ReturnType<typeof inMemoryOrders>>;
