import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Clock } from '../ids/clock.js';
import { Outbox } from '../outbox/outbox.js';
import { discardFiles } from './discard-files.js';

interface DeletedPerson {
  user_id: string;
  deleted_at: Date | string;
}

interface Tables {
  'platform.deleted_person': DeletedPerson;
}

/**
 * Takes at most `atOnce` files of a person off their messages, inside the caller's unit of work.
 * @returns how many messages it changed, and the files that no message has any more
 */
export type ReleaseFiles = (
  userId: string,
  atOnce: number,
) => Promise<{ messages: number; unused: string[] }>;

const FILES_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 100;
/** A message that was on its way when its sender was deleted is there by then. */
const LATECOMERS = 60 * 60 * 1000;

/**
 * Removes the files of conversations `DELETED_FILES_DAYS` after a client was deleted (trust, section 7). Who is deleted is
 * noted in the transaction of the deletion and forgotten when all their files are gone, so that a crash loses nothing.
 */
@Injectable()
export class FilesOfDeletedPeople {
  private readonly owners: ReleaseFiles[] = [];
  private readonly kept: number;

  constructor(
    @Inject(APP_CONFIG) { retention }: AppConfig,
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.kept = retention.deletedFiles;
  }

  /** Says how a conversation gives up the files of a person. */
  own(release: ReleaseFiles): void {
    this.owners.push(release);
  }

  /** Inside the unit of work that deletes the person. */
  async note(userId: string): Promise<void> {
    await this.db
      .insertInto('platform.deleted_person')
      .values({ user_id: userId, deleted_at: this.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Removes what is due. */
  async sweep(): Promise<void> {
    const due = this.clock.now().getTime() - this.kept;
    let last: DeletedPerson | undefined;
    do {
      const people = await this.deletedBefore(new Date(due), last);
      for (const { user_id, deleted_at } of people) {
        await this.release(user_id);
        if (new Date(deleted_at).getTime() < due - LATECOMERS) await this.forget(user_id);
      }
      last = people.length === PEOPLE_AT_ONCE ? people.at(-1) : undefined;
    } while (last);
  }

  private async release(userId: string): Promise<void> {
    for (const release of this.owners)
      while ((await this.unitOfWork.run(() => this.releaseSome(release, userId))) === FILES_AT_ONCE);
  }

  private async releaseSome(release: ReleaseFiles, userId: string): Promise<number> {
    const { messages, unused } = await release(userId, FILES_AT_ONCE);
    discardFiles(this.outbox, unused);
    return messages;
  }

  private deletedBefore(time: Date, last: DeletedPerson | undefined): Promise<DeletedPerson[]> {
    const due = this.db.selectFrom('platform.deleted_person').selectAll().where('deleted_at', '<=', time);
    const rest = last
      ? due.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('deleted_at', 'user_id'), '>', tuple(last.deleted_at, last.user_id)),
        )
      : due;
    return rest.orderBy('deleted_at').orderBy('user_id').limit(PEOPLE_AT_ONCE).execute();
  }

  private async forget(userId: string): Promise<void> {
    await this.db.deleteFrom('platform.deleted_person').where('user_id', '=', userId).execute();
  }

  private get db() {
    return this.em.getKysely<Tables>();
  }
}
