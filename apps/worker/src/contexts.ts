import { CatalogModule, catalogPersistence } from '@manette/catalog';
import { ChatModule, chatPersistence } from '@manette/chat';
import { IdentityModule, identityPersistence } from '@manette/identity';
import { OrdersModule, ordersPersistence } from '@manette/orders';
import { StatsModule, statsPersistence } from '@manette/stats';

/**
 * All bounded contexts of the product: any process may relay the outbox, and must know every consumer of an event.
 */
export const contextModules = [IdentityModule, CatalogModule, OrdersModule, ChatModule, StatsModule];

/** Their schemas, in the order in which they are migrated. */
export const contextPersistences = [
  identityPersistence,
  catalogPersistence,
  ordersPersistence,
  chatPersistence,
  statsPersistence,
];
