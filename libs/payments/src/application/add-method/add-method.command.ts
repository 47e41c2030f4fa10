import { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentMethodFields, PaymentMethodView } from '@manette/contracts/payments';
import { AuditTrail, Clock, newId, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { methodViewOf } from '../method-view.js';
import type { PaymentsTables } from '../payments.tables.js';
import { namedMethod } from '../recorded-method.js';

/** An administrator adds a payment method [LIF-020]. */
export class AddMethod extends Command<PaymentMethodView> {
  constructor(readonly fields: PaymentMethodFields) {
    super();
  }
}

/** Methods have no rules other than the validation of their input, hence no aggregate. */
@CommandHandler(AddMethod)
export class AddMethodHandler implements ICommandHandler<AddMethod> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ fields }: AddMethod): Promise<PaymentMethodView> {
    const now = this.clock.now();
    const method = {
      id: newId(),
      kind: fields.kind,
      name_en: fields.name.en,
      name_ar: fields.name.ar,
      instructions_en: fields.instructions?.en ?? '',
      instructions_ar: fields.instructions?.ar ?? '',
      account_number: fields.accountNumber,
      active: fields.active,
      created_at: now,
      updated_at: now,
    };
    await this.unitOfWork.run(async () => {
      await this.em.getKysely<PaymentsTables>().insertInto('payments.method').values(method).execute();
      this.audit.record({ action: 'payment-method.created', changes: namedMethod(null, method.name_en) });
    });
    return methodViewOf(method);
  }
}
