import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MethodNotFound } from '../../domain/payment.errors.js';
import type { PaymentsTables } from '../payments.tables.js';
import { namedMethod } from '../recorded-method.js';
import { AuditTrail, UnitOfWork } from '@manette/platform';

/** An administrator deletes a payment method; proofs keep its name [LIF-020]. */
export class DeleteMethod extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DeleteMethod)
export class DeleteMethodHandler implements ICommandHandler<DeleteMethod> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws MethodNotFound */
  async execute({ id }: DeleteMethod): Promise<void> {
    await this.unitOfWork.run(async () => {
      const deleted = await this.em
        .getKysely<PaymentsTables>()
        .deleteFrom('payments.method')
        .where('id', '=', id)
        .returning('name_en')
        .executeTakeFirst();
      if (!deleted) throw new MethodNotFound();
      this.audit.record({ action: 'payment-method.deleted', changes: namedMethod(deleted.name_en, null) });
    });
  }
}
