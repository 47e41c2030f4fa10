import { EntityManager } from '@mikro-orm/postgresql';
import type { SlotKind } from '@manette/contracts/rentals';
import { EntityRows, runTogether } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { RentalsTables } from '../../application/rentals.tables.js';
import { SlotNotFound } from '../../domain/ledger.errors.js';
import { SlotRepository } from '../../domain/slot.repository.js';
import { Slot } from '../../domain/slot.js';

/** Slots in PostgreSQL. Each write is one statement, executed immediately, so that later statements see it. */
@Injectable()
export class MikroSlotRepository extends SlotRepository {
  private readonly slots: EntityRows<Slot>;

  constructor(private readonly em: EntityManager) {
    super();
    this.slots = new EntityRows(em, Slot);
  }

  async add(slots: Slot[]): Promise<void> {
    if (slots.length > 0) await this.slots.insert(slots);
  }

  async save(slot: Slot): Promise<void> {
    const update = this.slots.update(slot);
    if (update) await runTogether(this.db, [update]);
  }

  find(id: string): Promise<Slot> {
    return this.existing(sql`id = ${id}`);
  }

  lock(id: string): Promise<Slot> {
    return this.existing(sql`id = ${id} for update`);
  }

  lockHeldBy(ticketId: string): Promise<Slot | null> {
    return this.first(sql`ticket_id = ${ticketId} and state = 'held' for update`);
  }

  lockOldestFree(accountId: string, kind: SlotKind): Promise<Slot | null> {
    return this.first(sql`account_id = ${accountId} and kind = ${kind} and state = 'free'
      order by number limit 1 for update`);
  }

  async freeKinds(accountId: string): Promise<SlotKind[]> {
    const rows = await this.ofAccount(accountId)
      .select('kind')
      .distinct()
      .where('state', '=', 'free')
      .execute();
    return rows.map(({ kind }) => kind);
  }

  async countFree(accountId: string): Promise<number> {
    const free = this.ofAccount(accountId).where('state', '=', 'free');
    return Number((await free.select(sql<string>`count(*)`.as('n')).executeTakeFirst())?.n ?? 0);
  }

  async countUsable(accountId: string): Promise<number> {
    const usable = this.ofAccount(accountId).where('state', '<>', 'sold');
    return Number((await usable.select(sql<string>`count(*)`.as('n')).executeTakeFirst())?.n ?? 0);
  }

  async lastNumber(accountId: string): Promise<number> {
    const all = this.db.selectFrom('rentals.slot').where('account_id', '=', accountId);
    return (await all.select((eb) => eb.fn.max('number').as('last')).executeTakeFirst())?.last ?? 0;
  }

  async removeAll(accountId: string, now: Date): Promise<void> {
    const all = this.db.updateTable('rentals.slot').set({ removed_at: now });
    await all.where('account_id', '=', accountId).where('removed_at', 'is', null).execute();
  }

  private ofAccount(accountId: string) {
    return this.db
      .selectFrom('rentals.slot')
      .where('account_id', '=', accountId)
      .where('removed_at', 'is', null);
  }

  private async existing(condition: RawBuilder<unknown>): Promise<Slot> {
    const slot = await this.first(condition);
    if (!slot) throw new SlotNotFound();
    return slot;
  }

  private async first(condition: RawBuilder<unknown>): Promise<Slot | null> {
    const { rows } = await sql<object>`select ${this.slots.columns} from rentals.slot
      where removed_at is null and ${condition}`.execute(this.db);
    return rows[0] ? this.slots.entityOf(rows[0]) : null;
  }

  private get db() {
    return this.em.getKysely<RentalsTables>();
  }
}
