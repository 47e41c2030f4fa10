import { AuditModule, auditPersistence } from '@manette/audit';
import { CatalogModule, catalogPersistence } from '@manette/catalog';
import { ChatModule, chatPersistence } from '@manette/chat';
import { IdentityModule, identityPersistence } from '@manette/identity';
import { FulfilmentModule, fulfilmentPersistence } from '@manette/fulfilment';
import { NotificationsModule, notificationsPersistence } from '@manette/notifications';
import { OrdersModule, ordersPersistence } from '@manette/orders';
import { PaymentsModule, paymentsPersistence } from '@manette/payments';
import { RentalsModule, rentalsPersistence } from '@manette/rentals';
import { StatsModule, statsPersistence } from '@manette/stats';
import { WebhooksModule, webhooksPersistence } from '@manette/webhooks';

/**
 * All bounded contexts of the product: any process may relay the outbox, and must know every consumer of an event.
 */
export const contextModules = [
  IdentityModule,
  CatalogModule,
  OrdersModule,
  PaymentsModule,
  FulfilmentModule,
  RentalsModule,
  ChatModule,
  StatsModule,
  AuditModule,
  NotificationsModule,
  WebhooksModule,
];

/** Their schemas, in the order in which they are migrated. */
export const contextPersistences = [
  identityPersistence,
  catalogPersistence,
  ordersPersistence,
  paymentsPersistence,
  fulfilmentPersistence,
  rentalsPersistence,
  chatPersistence,
  statsPersistence,
  auditPersistence,
  notificationsPersistence,
  webhooksPersistence,
];
