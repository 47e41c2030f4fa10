import { EntityManager } from '@mikro-orm/postgresql';
import type { CannedReplyFields, CannedReplyView } from '@manette/contracts/orders';
import { AuditTrail, Clock, newId, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cannedReplyTarget, cannedReplyViewOf } from '../canned-reply.js';
import type { OrdersTables } from '../orders.tables.js';

/** An administrator adds a canned reply. */
export class AddCannedReply extends Command<CannedReplyView> {
  constructor(readonly fields: CannedReplyFields) {
    super();
  }
}

/** Canned replies have no rules other than the validation of their input, hence no aggregate. */
@CommandHandler(AddCannedReply)
export class AddCannedReplyHandler implements ICommandHandler<AddCannedReply> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ fields }: AddCannedReply): Promise<CannedReplyView> {
    const now = this.clock.now();
    const reply = { id: newId(), ...fields, created_at: now, updated_at: now };
    await this.unitOfWork.run(async () => {
      await this.em.getKysely<OrdersTables>().insertInto('orders.canned_reply').values(reply).execute();
      this.audit.record({ action: 'canned-reply.created', target: cannedReplyTarget(reply) });
    });
    return cannedReplyViewOf(reply);
  }
}
