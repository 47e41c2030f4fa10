import { EntityManager } from '@mikro-orm/postgresql';
import type { CannedReplyChanges, CannedReplyView } from '@manette/contracts/orders';
import { Clock } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CannedReplyNotFound, cannedReplyViewOf } from '../canned-reply.js';
import type { OrdersTables } from '../orders.tables.js';

/** An administrator changes a canned reply. */
export class ChangeCannedReply extends Command<CannedReplyView> {
  constructor(
    readonly id: string,
    readonly changes: CannedReplyChanges,
  ) {
    super();
  }
}

@CommandHandler(ChangeCannedReply)
export class ChangeCannedReplyHandler implements ICommandHandler<ChangeCannedReply> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws CannedReplyNotFound */
  async execute({ id, changes }: ChangeCannedReply): Promise<CannedReplyView> {
    const changed = await this.em
      .getKysely<OrdersTables>()
      .updateTable('orders.canned_reply')
      .set({ ...changes, updated_at: this.clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new CannedReplyNotFound();
    return cannedReplyViewOf(changed);
  }
}
