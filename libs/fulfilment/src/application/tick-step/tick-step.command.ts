import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@manette/contracts/errors';
import type { GuideView } from '@manette/contracts/fulfilment';
import { LockTicket, type TicketCaller } from '@manette/contracts/orders';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { GuideNotFound, tick } from '../../domain/guides/sent-guide.js';
import { guideViewOf, type GuideTables, type SentGuideRow } from '../guide-rows.js';

/** The client of a guide ticks or unticks one of its steps [LIF-099]. */
export class TickStep extends Command<GuideView> {
  constructor(
    readonly by: NonNullable<TicketCaller['user']>,
    readonly guideId: string,
    readonly step: { number: number; done: boolean },
  ) {
    super();
  }
}

@CommandHandler(TickStep)
export class TickStepHandler implements ICommandHandler<TickStep> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandBus,
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws GuideNotFound, FORBIDDEN for an administrator */
  execute({ by, guideId, step: { number, done } }: TickStep): Promise<GuideView> {
    return this.unitOfWork.run(async () => {
      await this.assertOwner(by, await this.find(guideId));
      const row = await this.find(guideId, true);
      const steps = tick(row.steps, number, done, this.clock.now());
      await sql`
        update fulfilment.sent_guide set steps = ${JSON.stringify(steps)}::jsonb
         where id = ${guideId}`.execute(this.db);
      const guide = guideViewOf({ ...row, steps });
      this.outbox.emit([{ user: row.client_id }, { admins: true }], 'guide_updated', guide);
      return guide;
    });
  }

  /** Locks the ticket before the guide, like all other code. */
  private async assertOwner(by: NonNullable<TicketCaller['user']>, row: SentGuideRow): Promise<void> {
    if (row.ticket_id) {
      await this.commands.execute(new LockTicket(row.ticket_id, { user: by, allowed: 'owner' }));
      return;
    }
    if (by.role === 'admin') throw new DomainError('FORBIDDEN', 'Only the client of this order can do this');
    if (by.id !== row.client_id) throw new GuideNotFound();
  }

  private async find(id: string, locked = false): Promise<SentGuideRow> {
    const query = this.db.selectFrom('fulfilment.sent_guide').selectAll().where('id', '=', id);
    const row = await (locked ? query.forUpdate() : query).executeTakeFirst();
    if (!row) throw new GuideNotFound();
    return row;
  }

  private get db() {
    return this.em.getKysely<GuideTables>();
  }
}
