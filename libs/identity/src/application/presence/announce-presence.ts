import { Clock, Outbox } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../../domain/user.js';
import type { IdentityTables } from '../identity.tables.js';
import { isLive } from './live-sockets.js';

type Person = Pick<User, 'id' | 'username' | 'role'>;

/** Compares the book of sockets with what was last announced about a person, and announces the difference. */
@Injectable()
export class AnnouncePresence {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Inside the caller's unit of work; the person's presence row is held, so a change is announced once [ID-081, ID-082]. */
  async ifChanged(userId: string): Promise<void> {
    const wasOnline = await this.hold(userId);
    const now = this.clock.now();
    const isOnline = await this.hasLiveSocket(userId, now);
    if (isOnline === wasOnline) return;
    await this.db()
      .updateTable('identity.presence')
      .set({ is_online: isOnline, last_seen: now })
      .where('user_id', '=', userId)
      .execute();
    const person = await this.db()
      .selectFrom('identity.users')
      .select(['username', 'role'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    this.tell({ ...person, id: userId }, isOnline, now);
  }

  /** A client who has become an administrator goes from the one list and comes to the other. Inside a unit of work too. */
  async promoted(user: Person): Promise<void> {
    if (!(await this.hold(user.id))) return;
    const now = this.clock.now();
    this.tell({ ...user, role: 'client' }, false, now);
    this.tell({ ...user, role: 'admin' }, true, now);
  }

  private tell({ id, username, role }: Person, isOnline: boolean, at: Date): void {
    this.outbox.emit({ everyone: true }, 'user_status_changed', {
      _id: id,
      username: username ?? '[Deleted]',
      role,
      isOnline,
      lastSeen: at.toISOString(),
    });
  }

  private async hold(userId: string): Promise<boolean> {
    await this.db()
      .insertInto('identity.presence')
      .values({ user_id: userId, is_online: false, last_seen: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.db()
      .selectFrom('identity.presence')
      .select('is_online')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return row.is_online;
  }

  private async hasLiveSocket(userId: string, now: Date): Promise<boolean> {
    const socket = await this.db()
      .selectFrom('identity.presence_sockets')
      .select('socket_id')
      .where('user_id', '=', userId)
      .where(isLive(now))
      .executeTakeFirst();
    return socket !== undefined;
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
