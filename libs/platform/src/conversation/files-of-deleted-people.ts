import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DeletedPeople, type DeletedPerson } from '../housekeeping/deleted-people.js';
import { Clock } from '../ids/clock.js';
import { Outbox } from '../outbox/outbox.js';
import { discardFiles } from './discard-files.js';

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
 * Removes the files of conversations `DELETED_FILES_DAYS` after a client was deleted (trust, section 7). A person
 * leaves `DeletedPeople` when all their files are gone.
 */
@Injectable()
export class FilesOfDeletedPeople {
  private readonly owners: ReleaseFiles[] = [];
  private readonly kept: number;

  constructor(
    @Inject(APP_CONFIG) { retention }: AppConfig,
    private readonly deletedPeople: DeletedPeople,
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

  /** Removes what is due. */
  async sweep(): Promise<void> {
    const due = this.clock.now().getTime() - this.kept;
    let last: DeletedPerson | undefined;
    do {
      const people = await this.deletedPeople.deletedBefore(new Date(due), PEOPLE_AT_ONCE, last);
      for (const { user_id, deleted_at } of people) {
        await this.release(user_id);
        if (new Date(deleted_at).getTime() < due - LATECOMERS) await this.deletedPeople.remove(user_id);
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
}
