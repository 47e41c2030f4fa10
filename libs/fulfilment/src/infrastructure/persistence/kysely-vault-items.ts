import type { ItemRef } from '@manette/contracts/catalog';
import type { ItemState } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { FulfilmentTables } from '../../application/fulfilment.tables.js';
import type { ItemContent } from '../../domain/item-content.js';
import { VaultItems, type ItemUse, type NewItem, type VaultItem } from '../../domain/vault-items.js';
import { MasterKeys } from '../vault-keys/master-keys.js';
import { contextOf, ITEM_COLUMNS, itemOf, type ItemRow } from './item-row.js';
import { NewItemRows } from './new-item-rows.js';

const COLUMNS = sql.join(ITEM_COLUMNS.map((column) => sql.ref(`i.${column}`)));

/** Items in PostgreSQL; their contents are encrypted before they are sent to the database. */
@Injectable()
export class KyselyVaultItems extends VaultItems {
  constructor(
    private readonly em: EntityManager,
    private readonly rows: NewItemRows,
    private readonly keys: MasterKeys,
  ) {
    super();
  }

  async add({ kind, id }: ItemRef, items: readonly NewItem[], now: Date): Promise<(VaultItem | null)[]> {
    if (items.length === 0) return [];
    const after = (await this.lastNumber({ kind, id }, items.length)) - items.length;
    const given = JSON.stringify(await this.rows.of({ kind, id }, items, after));
    // Rows are inserted in the order of their hashes, so that two imports of the same codes cannot deadlock.
    const added = await sql<ItemRow>`
      insert into fulfilment.item as i (id, listing_kind, listing_id, number, state, slot_kind, slot_id, equality,
        content, wrapped_key, key_version, created_at)
      select g.id, ${kind}, ${id}::uuid, g.number, 'free', g.slot_kind, g.slot_id, decode(g.equality, 'hex'),
        decode(g.content, 'hex'), decode(g.wrapped_key, 'hex'), g.key_version, ${now.toISOString()}::timestamptz
      from json_to_recordset(${given}::json) as g (id uuid, number integer, slot_kind text, slot_id uuid, equality text,
        content text, wrapped_key text, key_version text)
      order by g.equality
      on conflict (equality) do nothing
      returning ${COLUMNS}`.execute(this.db);
    const byNumber = new Map(added.rows.map((row) => [row.number, itemOf(row)]));
    return items.map((_, place) => byNumber.get(after + place + 1) ?? null);
  }

  async known(listing: ItemRef, items: readonly NewItem[]): Promise<Set<number>> {
    const given = await this.rows.equalities(listing, items);
    const { rows } = await sql<{ equality: string }>`
      select encode(equality, 'hex') as equality from fulfilment.item
      where equality in (select decode(g, 'hex') from json_array_elements_text(${JSON.stringify(given)}::json) g)`.execute(
      this.db,
    );
    const had = new Set(rows.map(({ equality }) => equality));
    return new Set(given.flatMap((equality, place) => (had.has(equality) ? [place] : [])));
  }

  async listingOf(id: string): Promise<ItemRef | null> {
    return (await this.one(sql`i.id = ${id}`, sql``))?.listing ?? null;
  }

  lock(id: string): Promise<VaultItem | null> {
    return this.one(sql`i.id = ${id}`);
  }

  lockHeldBy(ticketId: string): Promise<VaultItem | null> {
    return this.one(sql`i.ticket_id = ${ticketId} and i.state = 'held'`);
  }

  lockOfSlot(slotId: string): Promise<VaultItem | null> {
    return this.one(sql`i.slot_id = ${slotId}`);
  }

  lockFree({ kind, id }: ItemRef, slotKind?: SlotKind | null): Promise<VaultItem | null> {
    const ofKind =
      slotKind === undefined ? sql`true` : sql`i.slot_kind is not distinct from ${slotKind}::text`;
    return this.one(sql`i.listing_kind = ${kind} and i.listing_id = ${id} and i.state = 'free' and ${ofKind}
      order by i.number limit 1`);
  }

  async use(id: string, { state, ticketId, ticketNumber }: ItemUse): Promise<void> {
    const use = { state, ticket_id: ticketId, ticket_number: ticketNumber };
    await this.db.updateTable('fulfilment.item').set(use).where('id', '=', id).execute();
  }

  async leaveSlot(id: string): Promise<void> {
    await this.db.updateTable('fulfilment.item').set({ slot_id: null }).where('id', '=', id).execute();
  }

  async read(id: string): Promise<ItemContent> {
    const row = await this.db
      .selectFrom('fulfilment.item')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sealed = { content: row.content, wrappedKey: row.wrapped_key, keyVersion: row.key_version };
    return JSON.parse(this.keys.open(sealed, contextOf(itemOf(row))).toString()) as ItemContent;
  }

  async rewrite(item: VaultItem, content: ItemContent): Promise<boolean> {
    const [equality = ''] = await this.rows.equalities(item.listing, [{ ...item, content }]);
    const sealed = this.keys.seal(Buffer.from(JSON.stringify(content)), contextOf(item));
    const hash = Buffer.from(equality, 'hex');
    const { rows } = await sql`
      update fulfilment.item set equality = ${hash}, content = ${sealed.content}, wrapped_key = ${sealed.wrappedKey},
        key_version = ${sealed.keyVersion}
      where id = ${item.id}
        and not exists (select from fulfilment.item other where other.equality = ${hash} and other.id <> ${item.id})
      returning id`.execute(this.db);
    return rows.length > 0;
  }

  async erase(id: string): Promise<void> {
    await this.db.deleteFrom('fulfilment.item').where('id', '=', id).execute();
  }

  async count({ kind, id }: ItemRef): Promise<Record<ItemState, number>> {
    const rows = await this.db
      .selectFrom('fulfilment.item')
      .select((eb) => ['state', eb.fn.countAll<string>().as('items')])
      .where('listing_id', '=', id)
      .where('listing_kind', '=', kind)
      .groupBy('state')
      .execute();
    const counts = { free: 0, held: 0, delivered: 0, faulty: 0 };
    for (const { state, items } of rows) counts[state] = Number(items);
    return counts;
  }

  private async one(which: RawBuilder<unknown>, locking = sql`for update`): Promise<VaultItem | null> {
    const { rows } = await sql<ItemRow>`
      select ${COLUMNS} from fulfilment.item i where ${which} ${locking}`.execute(this.db);
    return rows[0] ? itemOf(rows[0]) : null;
  }

  /** Reserves numbers for new items. Returns the last of them. */
  private async lastNumber({ kind, id }: ItemRef, items: number): Promise<number> {
    const { rows } = await sql<{ last_number: number }>`
      insert into fulfilment.shelf as s (listing_kind, listing_id, last_number) values (${kind}, ${id}, ${items})
      on conflict (listing_id, listing_kind) do update set last_number = s.last_number + ${items}
      returning last_number`.execute(this.db);
    return rows[0]?.last_number ?? items;
  }

  private get db() {
    return this.em.getKysely<FulfilmentTables>();
  }
}
