import { Migration } from '@mikro-orm/migrations';

/**
 * Columns for the sweep of pictures: the original of a picture that is not encoded, how often and when last its
 * encoding was requested, and since when no listing shows the picture.
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
