import { APP_CONFIG, Clock, DeletedUsers, Outbox, UnitOfWork } from '@manette/platform';
import type { AppConfig, DeletedUser } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { discardFiles } from './discard-files.js';
import { MessageFiles, type MessageFileOwner } from './message-files.js';

const FILES_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 100;
/** After this time, every message that was sent before its sender was deleted has been written or refused. */
const LATECOMERS_MS = 60 * 60 * 1000;

/**
 * Removes the files of conversations `DELETED_FILES_DAYS` after a client was deleted (trust, section 7). A user leaves
 * `DeletedUsers` when all their files are removed, so that a crash loses none.
 */
@Injectable()
export class DeletedUserFiles {
  private readonly retentionMs: number;

  constructor(
    @Inject(APP_CONFIG) { retention }: AppConfig,
    private readonly deletedUsers: DeletedUsers,
    private readonly files: MessageFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.retentionMs = retention.deletedFiles;
  }

  /** Removes the files that are due. */
  async sweep(): Promise<void> {
    const due = this.clock.now().getTime() - this.retentionMs;
    let last: DeletedUser | undefined;
    do {
      const people = await this.deletedUsers.deletedBefore(new Date(due), PEOPLE_AT_ONCE, last);
      for (const { user_id, deleted_at } of people) {
        await this.release(user_id);
        if (new Date(deleted_at).getTime() < due - LATECOMERS_MS) await this.deletedUsers.remove(user_id);
      }
      last = people.length === PEOPLE_AT_ONCE ? people.at(-1) : undefined;
    } while (last);
  }

  private async release(userId: string): Promise<void> {
    for (const owner of this.files.owners)
      while ((await this.unitOfWork.run(() => this.releaseSome(owner, userId))) === FILES_AT_ONCE);
  }

  private async releaseSome(owner: MessageFileOwner, userId: string): Promise<number> {
    const { messages, unused } = await this.files.release(owner, userId, FILES_AT_ONCE);
    discardFiles(this.outbox, unused);
    return messages;
  }
}
