import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MethodNotFound } from '../../domain/payment.errors.js';
import type { PaymentsTables } from '../payments.tables.js';

/** An administrator deletes a way to pay; proofs keep its name [LIF-020]. */
export class DeleteMethod extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DeleteMethod)
export class DeleteMethodHandler implements ICommandHandler<DeleteMethod> {
  constructor(private readonly em: EntityManager) {}

  /** @throws MethodNotFound */
  async execute({ id }: DeleteMethod): Promise<void> {
    const { numDeletedRows } = await this.em
      .getKysely<PaymentsTables>()
      .deleteFrom('payments.method')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new MethodNotFound();
  }
}
