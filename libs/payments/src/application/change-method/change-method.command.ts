import { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentMethodChanges, PaymentMethodView } from '@manette/contracts/payments';
import { Clock } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MethodNotFound } from '../../domain/payment.errors.js';
import { methodViewOf } from '../method-view.js';
import type { PaymentsTables } from '../payments.tables.js';

/** An administrator changes a way to pay; proofs keep the name that it had [LIF-020]. */
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
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws MethodNotFound */
  async execute({ id, changes }: ChangeMethod): Promise<PaymentMethodView> {
    const { kind, name, instructions, accountNumber, active } = changes;
    const changed = await this.em
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
      .executeTakeFirst();
    if (!changed) throw new MethodNotFound();
    return methodViewOf(changed);
  }
}
