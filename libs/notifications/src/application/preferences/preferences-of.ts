import type { Language, Role } from '@manette/contracts/identity';
import type { NotificationKind } from '@manette/contracts/notifications';
import { EntityManager } from '@mikro-orm/postgresql';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { kindsWith, type ChosenKinds, type Preferences } from '../../domain/preferences.js';
import type { NotificationsTables } from '../notifications.tables.js';

interface Row {
  id: string;
  role: Role;
  language: Language;
  kinds: ChosenKinds | null;
  hide_content: boolean | null;
  quiet_enabled: boolean | null;
  quiet_from: string | null;
  quiet_to: string | null;
  time_zone: string | null;
}

/** Converts `22:00:00` to `22:00`. */
const minutes = (time: string) => time.slice(0, 5);

/** Reads the notification preferences of users. */
@Injectable()
export class PreferencesOf {
  constructor(
    private readonly em: EntityManager,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns preferences by user id, with one statement; deleted and unknown users are missing [POC-037]. */
  async ofUsers(ids: readonly string[]): Promise<Map<string, Preferences>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em
      .getKysely<NotificationsTables>()
      .selectFrom('identity.recipient as r')
      .leftJoin('notifications.preferences as p', 'p.user_id', 'r.id')
      .where('r.id', 'in', ids)
      .select([
        'r.id',
        'r.role',
        'r.language',
        'p.kinds',
        'p.hide_content',
        'p.quiet_enabled',
        'p.quiet_from',
      ])
      .select(['p.quiet_to', 'p.time_zone'])
      .execute();
    return new Map(rows.map((row: Row) => [row.id, this.preferences(row)]));
  }

  /** Returns the preferences of one user; undefined for a deleted user. */
  async ofUser(id: string): Promise<Preferences | undefined> {
    return (await this.ofUsers([id])).get(id);
  }

  /**
   * Returns whether a user has switched mails of a kind on and has an address that is verified or comes from Google
   * [POC-063].
   */
  async takeMail(id: string, kind: NotificationKind): Promise<boolean> {
    const recipients = this.em.getKysely<NotificationsTables>().selectFrom('identity.recipient');
    const reader = await recipients.where('id', '=', id).select('takes_mail').executeTakeFirst();
    return Boolean(reader?.takes_mail && (await this.ofUser(id))?.kinds[kind].mail);
  }

  private preferences(row: Row): Preferences {
    return {
      kinds: kindsWith(row.kinds ?? {}),
      hideContent: row.hide_content ?? true,
      quietHours: {
        enabled: row.quiet_enabled ?? false,
        from: minutes(row.quiet_from ?? '22:00'),
        to: minutes(row.quiet_to ?? '07:00'),
      },
      timeZone: row.time_zone ?? this.config.store.timezone,
      language: row.language,
    };
  }
}
