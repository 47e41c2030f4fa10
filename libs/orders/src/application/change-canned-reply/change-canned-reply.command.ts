import { EntityManager } from '@mikro-orm/postgresql';
import type { CannedReplyChanges, CannedReplyView } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CannedReplyNotFound, cannedReplyTarget, cannedReplyViewOf } from '../canned-reply.js';
import type { CannedReplyRow, OrdersTables } from '../orders.tables.js';
import { changedFields } from '@manette/contracts/audit';

/** An administrator changes a canned reply. */
export class ChangeCannedReply extends Command<CannedReplyView> {
  constructor(
    readonly id: string,
    readonly changes: CannedReplyChanges,
  ) {
    super();
  }
}

const textsOf = ({ title, english, arabic }: CannedReplyRow) => ({ title, english, arabic });

@CommandHandler(ChangeCannedReply)
export class ChangeCannedReplyHandler implements ICommandHandler<ChangeCannedReply> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws CannedReplyNotFound */
  execute({ id, changes }: ChangeCannedReply): Promise<CannedReplyView> {
    return this.unitOfWork.run(async () => {
      const former = await this.lock(id);
      const changed = await this.update(id, changes);
      const target = cannedReplyTarget(changed);
      const fields = changedFields(textsOf(former), textsOf(changed));
      this.audit.recordChanges({ action: 'canned-reply.changed', target, changes: fields });
      return cannedReplyViewOf(changed);
    });
  }

  private async lock(id: string): Promise<CannedReplyRow> {
    const replies = this.em.getKysely<OrdersTables>().selectFrom('orders.canned_reply').selectAll();
    const reply = await replies.where('id', '=', id).forUpdate().executeTakeFirst();
    if (!reply) throw new CannedReplyNotFound();
    return reply;
  }

  private update(id: string, changes: CannedReplyChanges): Promise<CannedReplyRow> {
    return this.em
      .getKysely<OrdersTables>()
      .updateTable('orders.canned_reply')
      .set({ ...changes, updated_at: this.clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
