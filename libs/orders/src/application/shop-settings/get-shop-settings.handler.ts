import { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_SHOP_SETTINGS, GetShopSettings, type ShopSettings } from '@manette/contracts/orders';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OrdersTables } from '../orders.tables.js';
import { shopSettingsOf } from './shop-settings.row.js';

/**
 * Reads the single row on each call and does not cache it, so that a change takes effect in every process immediately
 * [LIF-016].
 */
@QueryHandler(GetShopSettings)
export class GetShopSettingsHandler implements IQueryHandler<GetShopSettings, ShopSettings> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<ShopSettings> {
    const settings = this.em.getKysely<OrdersTables>().selectFrom('orders.shop_settings').selectAll();
    const row = await settings.executeTakeFirst();
    return row ? shopSettingsOf(row) : DEFAULT_SHOP_SETTINGS;
  }
}
