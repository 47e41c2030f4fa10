import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CannedReplyNotFound } from '../canned-reply.js';
import type { OrdersTables } from '../orders.tables.js';

/** An administrator deletes a canned reply. */
export class DeleteCannedReply extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DeleteCannedReply)
export class DeleteCannedReplyHandler implements ICommandHandler<DeleteCannedReply> {
  constructor(private readonly em: EntityManager) {}

  /** @throws CannedReplyNotFound */
  async execute({ id }: DeleteCannedReply): Promise<void> {
    const { numDeletedRows } = await this.em
      .getKysely<OrdersTables>()
      .deleteFrom('orders.canned_reply')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new CannedReplyNotFound();
  }
}
