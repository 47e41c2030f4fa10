import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { SearchNotFound } from '../../domain/catalog.errors.js';

/** Removes one of the user's own saved searches [POC-109]. */
export class RemoveSearch extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSearch)
export class RemoveSearchHandler implements ICommandHandler<RemoveSearch> {
  constructor(private readonly em: EntityManager) {}

  /** @throws SearchNotFound */
  async execute({ userId, id }: RemoveSearch): Promise<void> {
    const { rows } = await sql`
      delete from catalog.saved_search where id = ${id} and user_id = ${userId} returning id`.execute(
      this.em.getKysely<unknown>(),
    );
    if (rows.length === 0) throw new SearchNotFound();
  }
}
