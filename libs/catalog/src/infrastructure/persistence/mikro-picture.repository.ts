import type { ItemRef } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type {
  PicturePlaceholder,
  SizedPicture,
  UploadedPicture,
  StoredPicture,
} from '../../domain/picture.js';
import { PictureRepository } from '../../domain/picture.repository.js';

/** Pictures are values, not aggregates: each method is a plain statement in the current transaction. */
@Injectable()
export class MikroPictureRepository extends PictureRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async claimReady(ids: readonly string[]): Promise<Set<string>> {
    await sql`update catalog.picture set unused_since = null where id in (
                select id from catalog.picture where id = any(${[...ids]}) and unused_since is not null
                 order by id for update)`.execute(this.db);
    const { rows } = await sql<{ id: string }>`
      select id from catalog.picture where id = any(${[...ids]}) and is_ready`.execute(this.db);
    return new Set(rows.map(({ id }) => id));
  }

  override async claim(id: string): Promise<StoredPicture | null> {
    const { rows } = await sql<StoredPicture>`
      update catalog.picture set unused_since = null where id = ${id}
      returning id, width, height, widths, original, is_ready as ready`.execute(this.db);
    return rows[0] ?? null;
  }

  override async register(pictures: readonly UploadedPicture[], now: Date): Promise<void> {
    // In the order of ids, so that two uploads of the same pictures cannot deadlock.
    for (const { id, width, height, widths, original } of pictures.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await sql`insert into catalog.picture as p (id, width, height, widths, original, staged_at)
                values (${id}, ${width}, ${height}, ${widths}, ${original}, ${now.toISOString()})
                on conflict (id) do update set unused_since = null, stagings = 1,
                  original = case when p.is_ready then null else coalesce(excluded.original, p.original) end`.execute(
        this.db,
      );
  }

  override async complete(picture: SizedPicture, placeholder: PicturePlaceholder): Promise<boolean> {
    const { id, width, height, widths } = picture;
    const { rows } = await sql`insert into catalog.picture as p (id, width, height, widths, color, blur)
              values (${id}, ${width}, ${height}, ${widths}, ${placeholder.color}, ${placeholder.blur})
              on conflict (id) do update
                set color = excluded.color, blur = excluded.blur, original = null where not p.is_ready
              returning id`.execute(this.db);
    return rows.length > 0;
  }

  override async drop(id: string): Promise<ItemRef[]> {
    const { rows } = await sql<ItemRef & { shown: boolean }>`
      with gone as (delete from catalog.picture where id = ${id}),
      accounts as (update catalog.account set images = array_remove(images, ${id}) where images @> array[${id}]
                   returning 'account' as kind, id, deleted_at is null as shown),
      cards as (update catalog.gift_card set images = array_remove(images, ${id}) where images @> array[${id}]
                returning 'giftCard' as kind, id, deleted_at is null as shown)
      select * from accounts union all select * from cards`.execute(this.db);
    return rows.filter((row) => row.shown).map(({ kind, id: item }) => ({ kind, id: item }));
  }

  override async shownBy(id: string, limit?: number): Promise<ItemRef[]> {
    const { rows } = await sql<ItemRef>`
      select 'account' as kind, id from catalog.account where images @> array[${id}] and deleted_at is null
      union all
      select 'giftCard', id from catalog.gift_card where images @> array[${id}] and deleted_at is null
      order by id desc limit ${limit ?? null}`.execute(this.db);
    return rows;
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
