import { ChangeLanguage } from '@manette/contracts/identity';
import { QUIET_HOURS_EMPTY, UNKNOWN_KIND, type PreferencesChanges } from '@manette/contracts/notifications';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork, ValidationFailed, type Principal } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChosenKinds } from '../../domain/preferences.js';
import type { NotificationsTables } from '../notifications.tables.js';

/** The caller changes notification preferences; absent fields keep their value [POC-039]. */
export class ChangePreferences extends Command<void> {
  constructor(
    readonly principal: Pick<Principal, 'userId' | 'role'>,
    readonly changes: PreferencesChanges,
  ) {
    super();
  }
}

/** Merges the former switches with the changes. */
function merged(former: ChosenKinds, changes: PreferencesChanges['kinds']): ChosenKinds {
  const kinds = structuredClone(former);
  for (const [kind, { push, mail }] of Object.entries(changes ?? {}) as [
    keyof ChosenKinds,
    { push?: boolean; mail?: boolean | null },
  ][])
    kinds[kind] = {
      ...kinds[kind],
      ...(push === undefined ? {} : { push }),
      ...(typeof mail === 'boolean' ? { mail } : {}),
    };
  return kinds;
}

/** Changes of one user run one after the other under the lock of their row, so that two concurrent changes are both kept. */
@CommandHandler(ChangePreferences)
export class ChangePreferencesHandler implements ICommandHandler<ChangePreferences> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  /** @throws ValidationFailed for quiet hours that would end when they begin, and for a client's new tickets */
  async execute({ principal, changes }: ChangePreferences): Promise<void> {
    const { userId, role } = principal;
    if (changes.kinds?.newTickets && role !== 'admin')
      throw new ValidationFailed([{ field: 'kinds', message: UNKNOWN_KIND }]);
    await this.unitOfWork.run(async () => {
      if (changes.language) await this.commands.execute(new ChangeLanguage(userId, changes.language));
      await this.write(userId, changes);
    });
  }

  private async write(userId: string, changes: PreferencesChanges): Promise<void> {
    const db = this.em.getKysely<NotificationsTables>();
    await db
      .insertInto('notifications.preferences')
      .values({ user_id: userId, time_zone: null })
      .onConflict((same) => same.doNothing())
      .execute();
    const rows = db.selectFrom('notifications.preferences').where('user_id', '=', userId);
    const former = await rows.selectAll().forUpdate().executeTakeFirstOrThrow();
    const { enabled, from, to } = changes.quietHours ?? {};
    const quiet = { from: from ?? former.quiet_from.slice(0, 5), to: to ?? former.quiet_to.slice(0, 5) };
    if (quiet.from === quiet.to)
      throw new ValidationFailed([{ field: 'quietHours', message: QUIET_HOURS_EMPTY }]);
    await db
      .updateTable('notifications.preferences')
      .set({
        kinds: merged(former.kinds, changes.kinds),
        hide_content: changes.hideContent ?? former.hide_content,
        quiet_enabled: enabled ?? former.quiet_enabled,
        quiet_from: quiet.from,
        quiet_to: quiet.to,
        time_zone: changes.timeZone ?? former.time_zone,
      })
      .where('user_id', '=', userId)
      .execute();
  }
}
