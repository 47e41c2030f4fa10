import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../../domain/account.js';
import { MoneySchema } from './money.schema.js';

export const AccountSchema = defineEntity({
  class: Account,
  schema: 'catalog',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    codeName: p.text().name('code_name'),
    console: p.text().$type<Account['console']>(),
    service: p.text().$type<Account['service']>(),
    games: p.array(),
    price: () => p.embedded(MoneySchema).prefix('price_'),
    duration: p.integer(),
    available: p.integer(),
    hasVault: p.boolean().name('has_vault'),
    hasLedger: p.boolean().name('has_ledger'),
    description: p.text().nullable(),
    images: p.array(),
    createdAt: p.datetime(3).name('created_at'),
    updatedAt: p.datetime(3).name('updated_at'),
    deletedAt: p.datetime(3).name('deleted_at').nullable(),
  },
});
