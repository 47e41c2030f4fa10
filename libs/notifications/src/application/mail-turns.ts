import type { NotificationKind } from '@manette/contracts/notifications';
import { EntityManager } from '@mikro-orm/postgresql';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsTables } from './notifications.tables.js';

const HOUR = 60 * 60_000;

/** Limits mails of one kind to one per user and hour, over all processes [POC-062]. */
@Injectable()
export class MailTurns {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The latest time of a former mail at which the next one may be sent now. */
  get before(): Date {
    return new Date(this.clock.now().getTime() - HOUR * this.config.periods.factor);
  }

  /** Locks a user's entry until the end of the transaction. Returns whether the user may be mailed now. */
  async lock(userId: string, kind: NotificationKind): Promise<boolean> {
    const db = this.em.getKysely<NotificationsTables>();
    const row = { user_id: userId, kind, sent_at: null };
    await db
      .insertInto('notifications.mail_turn')
      .values(row)
      .onConflict((same) => same.doNothing())
      .execute();
    const { sent_at: sentAt } = await db
      .selectFrom('notifications.mail_turn')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .select('sent_at')
      .forUpdate()
      .executeTakeFirstOrThrow();
    return sentAt === null || new Date(sentAt) <= this.before;
  }

  /** Records the time of a mail, in the transaction of the lock. */
  async use(userId: string, kind: NotificationKind): Promise<void> {
    await this.em
      .getKysely<NotificationsTables>()
      .updateTable('notifications.mail_turn')
      .set({ sent_at: this.clock.now() })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
  }
}
