import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ListingKind } from '../../domain/listing-kinds.js';

/**
 * Records that a user has viewed the accounts or the gift cards: those that exist now no longer count as new for this
 * user [API-025, API-033].
 */
export class MarkViewed extends Command<void> {
  constructor(
    readonly kind: ListingKind,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkViewed)
export class MarkViewedHandler implements ICommandHandler<MarkViewed> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, userId }: MarkViewed): Promise<void> {
    const now = this.clock.now().toISOString();
    await sql`
      insert into catalog.viewed (user_id, kind, viewed_at) values (${userId}, ${kind}, ${now})
      on conflict (user_id, kind) do update set viewed_at = greatest(viewed.viewed_at, excluded.viewed_at)`.execute(
      this.em.getKysely<unknown>(),
    );
  }
}
