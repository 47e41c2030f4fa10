import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { AlertNotFound } from '../../domain/catalog.errors.js';

/** Removes a client's stock alert for a listing [POC-111]. */
export class StopWaiting extends Command<void> {
  constructor(
    readonly userId: string,
    readonly listingId: string,
  ) {
    super();
  }
}

@CommandHandler(StopWaiting)
export class StopWaitingHandler implements ICommandHandler<StopWaiting> {
  constructor(private readonly em: EntityManager) {}

  /** @throws AlertNotFound */
  async execute({ userId, listingId }: StopWaiting): Promise<void> {
    const { rows } = await sql`
      delete from catalog.stock_alert where user_id = ${userId} and listing_id = ${listingId}
      returning place`.execute(this.em.getKysely<unknown>());
    if (rows.length === 0) throw new AlertNotFound();
  }
}
