import { MailUser } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '@manette/platform';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { matchesMail } from '../../domain/mail-texts.js';
import { MailTurns } from '../mail-turns.js';
import type { NotificationsTables } from '../notifications.tables.js';
import { PreferencesOf } from '../preferences/preferences-of.js';
import { UnsubscribeTokens } from '../unsubscribe/unsubscribe-tokens.js';

const KIND = 'savedSearches';
const BATCH = 100;

/** Mails the collected matches of saved searches: at most one mail per user and hour (pocket.md, section 4). */
@Injectable()
export class MailMatches {
  private readonly logger = new Logger(MailMatches.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly preferences: PreferencesOf,
    private readonly turns: MailTurns,
    private readonly tokens: UnsubscribeTokens,
    private readonly commands: CommandBus,
  ) {}

  /** Sends each mail in its own transaction. A mail that fails is tried again by the next run and does not delay the others. */
  async run(): Promise<void> {
    let last: string | undefined;
    for (;;) {
      const people = await this.waiting(last);
      for (const userId of people)
        await this.mail(userId).catch((error: unknown) =>
          this.logger.error({ err: error, userId }, 'a mail about saved searches could not be sent'),
        );
      last = people.at(-1);
      if (!last) return;
    }
  }

  private async waiting(last: string | undefined): Promise<string[]> {
    let people = this.em
      .getKysely<NotificationsTables>()
      .selectFrom('notifications.search_match as m')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notifications.mail_turn as t')
              .whereRef('t.user_id', '=', 'm.user_id')
              .where('t.kind', '=', KIND)
              .where('t.sent_at', '>', this.turns.before)
              .select('t.kind'),
          ),
        ),
      );
    if (last) people = people.where('m.user_id', '>', last);
    const rows = await people.select('m.user_id').distinct().orderBy('m.user_id').limit(BATCH).execute();
    return rows.map(({ user_id: userId }) => userId);
  }

  private mail(userId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.turns.lock(userId, KIND))) return;
      const db = this.em.getKysely<NotificationsTables>();
      const rows = await db
        .deleteFrom('notifications.search_match')
        .where('user_id', '=', userId)
        .returningAll()
        .execute();
      if (rows.length === 0 || !(await this.preferences.takeMail(userId, KIND))) return;
      await this.turns.use(userId, KIND);
      const listings = new Set(rows.map(({ listing_id: id }) => id)).size;
      const matches = rows.map(({ name, listing_name: listing, path }) => ({ search: name, listing, path }));
      const token = this.tokens.make({ userId, kind: KIND });
      const letter = new MailUser(userId, matchesMail(listings, matches), rows[0]?.path ?? '/', token);
      await this.commands.execute<MailUser, void>(letter);
    });
  }
}
