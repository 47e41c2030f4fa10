import { EntityManager } from '@mikro-orm/postgresql';
import type { CannedReplyFields, CannedReplyView } from '@manette/contracts/orders';
import { Clock, newId } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cannedReplyViewOf } from '../canned-reply.js';
import type { OrdersTables } from '../orders.tables.js';

/** An administrator adds a canned reply. */
export class AddCannedReply extends Command<CannedReplyView> {
  constructor(readonly fields: CannedReplyFields) {
    super();
  }
}

/** Canned replies have no rules beyond the checks of their input, hence no aggregate: each change is one statement. */
@CommandHandler(AddCannedReply)
export class AddCannedReplyHandler implements ICommandHandler<AddCannedReply> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ fields }: AddCannedReply): Promise<CannedReplyView> {
    const now = this.clock.now();
    const reply = { id: newId(), ...fields, created_at: now, updated_at: now };
    await this.em.getKysely<OrdersTables>().insertInto('orders.canned_reply').values(reply).execute();
    return cannedReplyViewOf(reply);
  }
}
