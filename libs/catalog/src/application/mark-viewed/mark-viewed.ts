import type { ItemRef } from '@manette/contracts/catalog';
import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** Notes that a person has looked at a catalogue; what is on it now is no longer new to them [API-025, API-033]. */
@Injectable()
export class MarkViewed {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(kind: ItemRef['kind'], userId: string): Promise<void> {
    const now = this.clock.now().toISOString();
    await sql`
      insert into catalog.viewed (user_id, kind, viewed_at) values (${userId}, ${kind}, ${now})
      on conflict (user_id, kind) do update set viewed_at = greatest(viewed.viewed_at, excluded.viewed_at)`.execute(
      this.em.getKysely<unknown>(),
    );
  }
}
