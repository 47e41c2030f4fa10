import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { StoredPicture } from '../../domain/picture.js';
import { UnusedPictures } from '../../domain/unused-pictures.js';

/** The maximum of encoding requests per picture; at one request per hour this is two days. */
const MAX_REQUESTS = 48;

const isUsed: RawBuilder<boolean> = sql`(
  exists (select from catalog.account where images @> array[p.id])
  or exists (select from catalog.gift_card where images @> array[p.id]))`;

/** Methods for all pictures select candidates. Methods for one picture check again that it is still unused. */
@Injectable()
export class SqlUnusedPictures extends UnusedPictures {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async mark(now: Date): Promise<void> {
    await sql`update catalog.picture p set unused_since = null
               where unused_since is not null and ${isUsed}`.execute(this.db);
    // One pass over the listings instead of a lookup per picture.
    await sql`update catalog.picture p set unused_since = ${now.toISOString()}
               where unused_since is null and not exists (
                 select from (select unnest(images) as id from catalog.account
                              union all select unnest(images) from catalog.gift_card) shown
                  where shown.id = p.id)`.execute(this.db);
  }

  override async since(time: Date, limit: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from catalog.picture where unused_since < ${time.toISOString()}
       order by unused_since limit ${limit}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  override async retire(id: string, time: Date): Promise<void> {
    await sql`update catalog.picture p set color = null, blur = null
               where id = ${id} and unused_since < ${time.toISOString()} and not ${isUsed}`.execute(this.db);
  }

  override async remove(id: string, time: Date): Promise<StoredPicture | null> {
    const { rows } = await sql<StoredPicture>`
      delete from catalog.picture p
       where id = ${id} and unused_since < ${time.toISOString()} and not is_ready and not ${isUsed}
      returning id, width, height, widths, original, is_ready as ready`.execute(this.db);
    return rows[0] ?? null;
  }

  override async overdue(time: Date, now: Date): Promise<{ id: string; original: string }[]> {
    const { rows } = await sql<{ id: string; original: string }>`
      update catalog.picture set staged_at = ${now.toISOString()}, stagings = stagings + 1
       where not is_ready and original is not null and unused_since is null
         and staged_at < ${time.toISOString()} and stagings < ${MAX_REQUESTS}
      returning id, original`.execute(this.db);
    return rows;
  }

  override async awaited(originals: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ original: string }>`
      select original from catalog.picture where not is_ready and original = any(${[...originals]})`.execute(
      this.db,
    );
    return new Set(rows.map(({ original }) => original));
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
