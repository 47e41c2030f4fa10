import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { DataExport } from '../../domain/data-export.js';
import { DataExportRepository } from '../../domain/data-export.repository.js';

type Row = IdentityTables['identity.data_exports'];

const timeOf = (time: Date | string | null): Date | null => (time === null ? null : new Date(time));

const exportOf = (row: Row): DataExport => ({
  ...{ id: row.id, userId: row.user_id, status: row.status },
  requestedAt: new Date(row.requested_at),
  readyAt: timeOf(row.ready_at),
  expiresAt: timeOf(row.expires_at),
  size: row.size === null ? null : Number(row.size),
});

/** The exports of clients' data in PostgreSQL. */
@Injectable()
export class SqlDataExportRepository extends DataExportRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add({ id, userId, status, requestedAt }: DataExport): Promise<void> {
    await this.db()
      .insertInto('identity.data_exports')
      .values({
        ...{ id, user_id: userId, status, requested_at: requestedAt },
        ...{ ready_at: null, expires_at: null, size: null },
      })
      .execute();
  }

  async find(id: string): Promise<DataExport | null> {
    const row = await this.rows().where('id', '=', id).executeTakeFirst();
    return row ? exportOf(row) : null;
  }

  async last(userId: string): Promise<DataExport | null> {
    const row = await this.newestOf(userId).executeTakeFirst();
    return row ? exportOf(row) : null;
  }

  async lastReady(userId: string, now: Date): Promise<DataExport | null> {
    const ready = this.newestOf(userId).where('status', '=', 'ready').where('expires_at', '>', now);
    const row = await ready.executeTakeFirst();
    return row ? exportOf(row) : null;
  }

  async makeReady({
    id,
    readyAt,
    expiresAt,
    size,
  }: Pick<DataExport, 'id' | 'readyAt' | 'expiresAt' | 'size'>): Promise<boolean> {
    const { numUpdatedRows } = await this.db()
      .updateTable('identity.data_exports')
      .set({ status: 'ready', ready_at: readyAt, expires_at: expiresAt, size })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async makeFailed(id: string): Promise<void> {
    const pending = this.db().updateTable('identity.data_exports').where('status', '=', 'pending');
    await pending.set({ status: 'failed' }).where('id', '=', id).execute();
  }

  async expiredAt(now: Date, limit: number): Promise<DataExport[]> {
    const due = this.rows().where('status', '=', 'ready').where('expires_at', '<=', now);
    return (await due.orderBy('expires_at').limit(limit).execute()).map(exportOf);
  }

  async makeExpired(id: string): Promise<void> {
    const ready = this.db().updateTable('identity.data_exports').where('status', '=', 'ready');
    await ready.set({ status: 'expired' }).where('id', '=', id).execute();
  }

  async pendingSince(time: Date, limit: number): Promise<DataExport[]> {
    const pending = this.rows().where('status', '=', 'pending').where('requested_at', '<', time);
    return (await pending.orderBy('requested_at').limit(limit).execute()).map(exportOf);
  }

  async forgetBefore(time: Date): Promise<void> {
    await this.db()
      .deleteFrom('identity.data_exports')
      .where('status', 'in', ['failed', 'expired'])
      .where('requested_at', '<', time)
      .execute();
  }

  async deleteOfUser(userId: string): Promise<string[]> {
    const theirs = this.db().deleteFrom('identity.data_exports').where('user_id', '=', userId);
    return (await theirs.returning('id').execute()).map(({ id }) => id);
  }

  private rows() {
    return this.db().selectFrom('identity.data_exports').selectAll();
  }

  private newestOf(userId: string) {
    const own = this.rows().where('user_id', '=', userId);
    return own.orderBy('requested_at', 'desc').orderBy('id', 'desc').limit(1);
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
