import { Migration } from '@mikro-orm/migrations';

/**
 * What the sweep of pictures has to know: where the original of one that is not encoded waits, how often its encoding
 * was asked for and when last, and since when no listing shows it.
 */
export class Catalog007UnusedPictures extends Migration {
  override up(): void {
    this.addSql(`alter table catalog.picture
      add column original text,
      add column staged_at timestamptz(3) not null default now(),
      add column stagings integer not null default 1,
      add column unused_since timestamptz(3)`);
    this.addSql(`create index picture_unready on catalog.picture (staged_at) where not is_ready`);
    this.addSql(
      `create index picture_unused on catalog.picture (unused_since) where unused_since is not null`,
    );
  }
}
