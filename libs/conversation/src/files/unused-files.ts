import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { discardFiles } from './discard-files.js';
import { MessageFiles, type MessageFileOwner } from './message-files.js';

interface Tables {
  'platform.attached_file': { key: string; stored_at: Date };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/**
 * Deletes files whose message was not written, because the process died or the database refused it. A file is recorded before
 * it is stored. A day later the table of its context shows whether a message uses it.
 */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly files: MessageFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Records a file that is about to be stored. */
  async record(key: string): Promise<void> {
    await this.db.insertInto('platform.attached_file').values({ key, stored_at: this.clock.now() }).execute();
  }

  /**
   * Deletes recorded files older than a day that no message uses, and removes the records of all files older than a day. Files
   * in folders that no context has registered are never touched.
   */
  async sweep(): Promise<void> {
    for (const owner of this.files.owners)
      while ((await this.unitOfWork.run(() => this.sweepSome(owner))) === AT_ONCE);
  }

  private async sweepSome(owner: MessageFileOwner): Promise<number> {
    const old = await this.db
      .selectFrom('platform.attached_file')
      .select('key')
      .where('stored_at', '<', new Date(this.clock.now().getTime() - DAY_MS))
      .where('key', 'like', `private/${owner.folder}/%`)
      .orderBy('stored_at')
      .limit(AT_ONCE)
      .execute();
    if (old.length === 0) return 0;
    const keys = old.map(({ key }) => key);
    const used = new Set(await this.files.inUse(owner, keys));
    discardFiles(
      this.outbox,
      keys.filter((key) => !used.has(key)),
    );
    await this.db.deleteFrom('platform.attached_file').where('key', 'in', keys).execute();
    return keys.length;
  }

  private get db() {
    return this.em.getKysely<Tables>();
  }
}
