import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Clock } from '../ids/clock.js';
import { Outbox } from '../outbox/outbox.js';
import { discardFiles } from './discard-files.js';

interface Tables {
  'platform.attached_file': { key: string; stored_at: Date };
}

/** Which of these files messages use. */
export type FilesInUse = (keys: string[]) => Promise<string[]>;

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/**
 * Finds files that were stored for a message which then was not written: its process died, or the database refused it.
 * A file is noted before it is stored, and a day later it is asked whose it is.
 */
@Injectable()
export class UnusedFiles {
  private readonly owners = new Map<string, FilesInUse>();

  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Says which files below `private/<folder>/` are used; those of a folder without an owner are never touched. */
  own(folder: string, inUse: FilesInUse): void {
    this.owners.set(folder, inUse);
  }

  async note(key: string): Promise<void> {
    await this.db.insertInto('platform.attached_file').values({ key, stored_at: this.clock.now() }).execute();
  }

  /** Has the files deleted that nobody has used for a day, and forgets the others. */
  async sweep(): Promise<void> {
    for (const [folder, inUse] of this.owners)
      while ((await this.unitOfWork.run(() => this.sweepSome(folder, inUse))) === AT_ONCE);
  }

  private async sweepSome(folder: string, inUse: FilesInUse): Promise<number> {
    const old = await this.db
      .selectFrom('platform.attached_file')
      .select('key')
      .where('stored_at', '<', new Date(this.clock.now().getTime() - DAY))
      .where('key', 'like', `private/${folder}/%`)
      .orderBy('stored_at')
      .limit(AT_ONCE)
      .execute();
    if (old.length === 0) return 0;
    const keys = old.map(({ key }) => key);
    const used = new Set(await inUse(keys));
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
