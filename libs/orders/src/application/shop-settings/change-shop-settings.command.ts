import { EntityManager } from '@mikro-orm/postgresql';
import { GetShopSettings, type ShopSettings, type ShopSettingsChanges } from '@manette/contracts/orders';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { OrdersTables } from '../orders.tables.js';
import { rowOfShopSettings } from './shop-settings.row.js';
import { changedFields } from '@manette/contracts/audit';

/** An administrator changes the shop settings; absent fields keep their value [LIF-016]. */
export class ChangeShopSettings extends Command<ShopSettings> {
  constructor(readonly changes: ShopSettingsChanges) {
    super();
  }
}

const changedBy = (former: ShopSettings, changes: ShopSettingsChanges): ShopSettings => ({
  requirePaymentProof: changes.requirePaymentProof ?? former.requirePaymentProof,
  autoPaymentCard: changes.autoPaymentCard ?? former.autoPaymentCard,
  revealHours: changes.revealHours ?? former.revealHours,
  showQueue: changes.showQueue ?? former.showQueue,
  receiptName: changes.receiptName ?? former.receiptName,
  receiptDetails: changes.receiptDetails ?? former.receiptDetails,
});

/** Changes run one after the other, so that two concurrent changes keep the fields of both. */
@CommandHandler(ChangeShopSettings)
export class ChangeShopSettingsHandler implements ICommandHandler<ChangeShopSettings> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly audit: AuditTrail,
  ) {}

  execute({ changes }: ChangeShopSettings): Promise<ShopSettings> {
    return this.unitOfWork.run(async () => {
      const db = this.em.getKysely<OrdersTables>();
      await sql`select pg_advisory_xact_lock(hashtext('orders.shop_settings'))`.execute(db);
      const former: ShopSettings = await this.queries.execute(new GetShopSettings());
      const settings = changedBy(former, changes);
      const row = rowOfShopSettings(settings);
      await db
        .insertInto('orders.shop_settings')
        .values(row)
        .onConflict((same) => same.column('single').doUpdateSet(row))
        .execute();
      this.audit.recordChanges({ action: 'settings.changed', changes: changedFields(former, settings) });
      return settings;
    });
  }
}
