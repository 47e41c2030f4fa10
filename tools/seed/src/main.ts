import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { CatalogModule, catalogPersistence } from '@manette/catalog';
import { ChatModule, chatPersistence } from '@manette/chat';
import { FulfilmentModule, fulfilmentPersistence } from '@manette/fulfilment';
import { IdentityModule, identityPersistence } from '@manette/identity';
import { OrdersModule, ordersPersistence } from '@manette/orders';
import { PaymentsModule, paymentsPersistence } from '@manette/payments';
import {
  APP_CONFIG,
  Clock,
  exitOnConfigError,
  loadConfig,
  PlatformModule,
  UnitOfWork,
  type AppConfig,
} from '@manette/platform';
import { RentalsModule, rentalsPersistence } from '@manette/rentals';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { beginSeeding, finishSeeding } from './seeding-record.js';
import { PlayedClock } from './played-clock.js';
import { seedShop } from './seed-shop.js';
import { playOrderEvents } from './steps/order-events.js';

// Fills an empty shop with the demo data, through the commands of the contexts. An interrupted run is continued. A shop that
// has its own listings is not changed.

@Module({})
class SeedModule {
  static forRoot(config: AppConfig): DynamicModule {
    const persistences = [
      ...[identityPersistence, catalogPersistence, ordersPersistence, chatPersistence],
      ...[paymentsPersistence, fulfilmentPersistence, rentalsPersistence],
    ];
    const contexts = [IdentityModule, CatalogModule, OrdersModule, ChatModule];
    const lives = [PaymentsModule, FulfilmentModule, RentalsModule];
    const clock = { provide: Clock, useClass: PlayedClock };
    return {
      module: SeedModule,
      imports: [PlatformModule.forRoot(config, persistences, clock), ...contexts, ...lives],
    };
  }
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const app = await exitOnConfigError(async () =>
  NestFactory.createApplicationContext(SeedModule.forRoot(loadConfig(process.env, version)), {
    logger: ['error', 'warn'],
  }),
);
const em = app.get(MikroORM).em.fork();
try {
  if (await beginSeeding(em)) {
    const shop = await seedShop({
      commands: app.get(CommandBus),
      clock: app.get<Clock, PlayedClock>(Clock),
      config: app.get<AppConfig>(APP_CONFIG),
      now: new Date(),
    });
    // Events of orders cannot be repeated, so all of them are written in one transaction with the record.
    await app.get(UnitOfWork).run(async () => {
      await playOrderEvents(shop);
      await finishSeeding(app.get(EntityManager));
    });
  }
} finally {
  await app.close();
}
