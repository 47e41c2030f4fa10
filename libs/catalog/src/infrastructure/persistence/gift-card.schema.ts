import { defineEntity, p } from '@mikro-orm/core';
import { GiftCard } from '../../domain/gift-card.js';
import { MoneySchema } from './money.schema.js';

export const GiftCardSchema = defineEntity({
  class: GiftCard,
  schema: 'catalog',
  tableName: 'gift_card',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    platform: p.text().$type<GiftCard['platform']>(),
    region: p.text(),
    value: () => p.embedded(MoneySchema).prefix('value_'),
    price: () => p.embedded(MoneySchema).prefix('price_'),
    description: p.text().nullable(),
    redemptionInstructions: p.text().name('redemption_instructions'),
    available: p.integer(),
    hasVault: p.boolean().name('has_vault'),
    hasLedger: p.boolean().name('has_ledger'),
    images: p.array(),
    createdAt: p.datetime(3).name('created_at'),
    updatedAt: p.datetime(3).name('updated_at'),
    deletedAt: p.datetime(3).name('deleted_at').nullable(),
  },
});
