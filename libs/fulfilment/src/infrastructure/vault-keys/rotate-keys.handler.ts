import { GetVaultKeyUse, RotateVaultKeys, type VaultKeyUse } from '@manette/contracts/fulfilment';
import { UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { contextOf } from '../persistence/item-row.js';
import { EqualityHash } from './equality-hash.js';
import { MasterKeys } from './master-keys.js';
import type { FulfilmentTables, ItemTable } from '../../application/fulfilment.tables.js';
import { KeyUse } from './key-use.js';

const AT_ONCE = 500;

type Wrapped = Pick<ItemTable, 'id' | 'listing_kind' | 'listing_id' | 'wrapped_key' | 'key_version'>;

/**
 * Called by the operator's command line: wraps all data keys with the first master key, while the product is running
 * [LIF-117].
 */
@CommandHandler(RotateVaultKeys)
export class RotateVaultKeysHandler implements ICommandHandler<RotateVaultKeys, VaultKeyUse> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
    private readonly equality: EqualityHash,
  ) {}

  /** @throws VaultHasNoKeys */
  async execute(): Promise<VaultKeyUse> {
    const version = this.keys.first;
    await this.unitOfWork.run(() => this.equality.rewrap());
    let items = 0;
    for (let found = AT_ONCE; found === AT_ONCE; items += found)
      found = await this.unitOfWork.run(() => this.rewrapSome(version));
    return { version, items };
  }

  /** Works in transactions of some hundred rows, so that completions of orders wait only for moments. */
  private async rewrapSome(version: string): Promise<number> {
    const rows = await this.db
      .selectFrom('fulfilment.item')
      .select(['id', 'listing_kind', 'listing_id', 'wrapped_key', 'key_version'])
      .where('key_version', '<>', version)
      .orderBy('id')
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    const wrapped = JSON.stringify(rows.map((row) => this.rewrapped(row)));
    await sql`
      update fulfilment.item i set wrapped_key = decode(g.wrapped_key, 'hex'), key_version = ${version}
      from json_to_recordset(${wrapped}::json) as g (id uuid, wrapped_key text) where i.id = g.id`.execute(
      this.db,
    );
    return rows.length;
  }

  private rewrapped({ id, listing_kind, listing_id, wrapped_key, key_version }: Wrapped) {
    const context = contextOf({ id, listing: { kind: listing_kind, id: listing_id } });
    const { wrappedKey } = this.keys.rewrap({ wrappedKey: wrapped_key, keyVersion: key_version }, context);
    return { id, wrapped_key: wrappedKey.toString('hex') };
  }

  private get db() {
    return this.em.getKysely<FulfilmentTables>();
  }
}

/** Called by the operator's command line: returns how many items use each version, those of VAULT_KEYS first. */
@QueryHandler(GetVaultKeyUse)
export class GetVaultKeyUseHandler implements IQueryHandler<GetVaultKeyUse, VaultKeyUse[]> {
  constructor(
    private readonly keys: MasterKeys,
    private readonly use: KeyUse,
  ) {}

  async execute(): Promise<VaultKeyUse[]> {
    const items = await this.use.items();
    const versions = new Set([...this.keys.versions, ...items.keys()]);
    return [...versions].map((version) => ({ version, items: items.get(version) ?? 0 }));
  }
}
