import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { CatalogModule, catalogPersistence } from '@manette/catalog';
import { ChatModule, chatPersistence } from '@manette/chat';
import { IdentityModule, identityPersistence } from '@manette/identity';
import { OrdersModule, ordersPersistence } from '@manette/orders';
import { APP_CONFIG, loadConfig, PlatformModule, exitOnConfigError, type AppConfig } from '@manette/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { beginSeeding, finishSeeding } from './seeding-record.js';
import { seedShop } from './seed-shop.js';

// Fills an empty shop with the demo data, through the contexts' own commands. An interrupted run is continued; a shop with
// listings of its own is not changed.

@Module({})
class SeedModule {
  static forRoot(config: AppConfig): DynamicModule {
    const persistences = [identityPersistence, catalogPersistence, ordersPersistence, chatPersistence];
    const contexts = [IdentityModule, CatalogModule, OrdersModule, ChatModule];
    return {
      module: SeedModule,
      imports: [PlatformModule.forRoot(config, persistences), ...contexts],
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
    await seedShop(app.get(CommandBus), app.get<AppConfig>(APP_CONFIG), new Date());
    await finishSeeding(em);
  }
} finally {
  await app.close();
}
