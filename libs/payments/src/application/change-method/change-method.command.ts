import { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentMethodChanges, PaymentMethodView } from '@manette/contracts/payments';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MethodNotFound } from '../../domain/payment.errors.js';
import { methodViewOf } from '../method-view.js';
import type { MethodRow, PaymentsTables } from '../payments.tables.js';
import { changesOf } from '../recorded-method.js';

/** An administrator changes a payment method; existing proofs keep its former name [LIF-020]. */
export class ChangeMethod extends Command<PaymentMethodView> {
  constructor(
    readonly id: string,
    readonly changes: PaymentMethodChanges,
  ) {
    super();
  }
}

@CommandHandler(ChangeMethod)
export class ChangeMethodHandler implements ICommandHandler<ChangeMethod> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws MethodNotFound */
  execute({ id, changes }: ChangeMethod): Promise<PaymentMethodView> {
    return this.unitOfWork.run(async () => {
      const former = await this.lock(id);
      const changed = await this.update(id, changes);
      this.audit.recordChanges({ action: 'payment-method.changed', changes: changesOf(former, changed) });
      return methodViewOf(changed);
    });
  }

  private async lock(id: string): Promise<MethodRow> {
    const methods = this.em.getKysely<PaymentsTables>().selectFrom('payments.method').selectAll();
    const method = await methods.where('id', '=', id).forUpdate().executeTakeFirst();
    if (!method) throw new MethodNotFound();
    return method;
  }

  private update(
    id: string,
    { kind, name, instructions, accountNumber, active }: PaymentMethodChanges,
  ): Promise<MethodRow> {
    return this.em
      .getKysely<PaymentsTables>()
      .updateTable('payments.method')
      .set({
        kind,
        name_en: name?.en,
        name_ar: name?.ar,
        instructions_en: instructions?.en,
        instructions_ar: instructions?.ar,
        account_number: accountNumber,
        active,
        updated_at: this.clock.now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
