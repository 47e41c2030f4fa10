import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../core/time/clock.js';

export interface DeletedUser {
  user_id: string;
  deleted_at: Date | string;
}

interface Tables {
  'platform.deleted_person': DeletedUser;
}

/**
 * The users whose deletion leaves work to do. They are recorded in the transaction of the deletion and removed when the
 * work is done, so that a crash loses none.
 */
@Injectable()
export class DeletedUsers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Adds a user. To be called inside the unit of work that deletes the user. */
  async add(userId: string): Promise<void> {
    await this.db
      .insertInto('platform.deleted_person')
      .values({ user_id: userId, deleted_at: this.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Returns at most `limit` users deleted at `time` or before, the earliest first, continuing after `last`. */
  deletedBefore(time: Date, limit: number, last?: DeletedUser): Promise<DeletedUser[]> {
    const due = this.db.selectFrom('platform.deleted_person').selectAll().where('deleted_at', '<=', time);
    const rest = last
      ? due.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('deleted_at', 'user_id'), '>', tuple(last.deleted_at, last.user_id)),
        )
      : due;
    return rest.orderBy('deleted_at').orderBy('user_id').limit(limit).execute();
  }

  async remove(userId: string): Promise<void> {
    await this.db.deleteFrom('platform.deleted_person').where('user_id', '=', userId).execute();
  }

  private get db() {
    return this.em.getKysely<Tables>();
  }
}
