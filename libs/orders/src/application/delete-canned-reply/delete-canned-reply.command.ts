import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CannedReplyNotFound, cannedReplyTarget } from '../canned-reply.js';
import type { OrdersTables } from '../orders.tables.js';
import { AuditTrail, UnitOfWork } from '@manette/platform';

/** An administrator deletes a canned reply. */
export class DeleteCannedReply extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DeleteCannedReply)
export class DeleteCannedReplyHandler implements ICommandHandler<DeleteCannedReply> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws CannedReplyNotFound */
  async execute({ id }: DeleteCannedReply): Promise<void> {
    await this.unitOfWork.run(async () => {
      const deleted = await this.em
        .getKysely<OrdersTables>()
        .deleteFrom('orders.canned_reply')
        .where('id', '=', id)
        .returning(['id', 'title'])
        .executeTakeFirst();
      if (!deleted) throw new CannedReplyNotFound();
      this.audit.record({ action: 'canned-reply.deleted', target: cannedReplyTarget(deleted) });
    });
  }
}
