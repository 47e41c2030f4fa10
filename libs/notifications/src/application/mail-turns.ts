import type { NotificationKind } from '@manette/contracts/notifications';
import { EntityManager } from '@mikro-orm/postgresql';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsTables } from './notifications.tables.js';

const HOUR = 60 * 60_000;

/** Mails of one kind reach a person once in an hour at most, however many processes write them [POC-062]. */
@Injectable()
export class MailTurns {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A mail before this is long enough ago. */
  get before(): Date {
    return new Date(this.clock.now().getTime() - HOUR * this.config.periods.factor);
  }

  /** Locks a person's turn until the end of the transaction; answers whether they may be mailed now. */
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

  /** The mail is written, in the transaction of the lock. */
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
