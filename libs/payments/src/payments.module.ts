import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

const controllers: Type[] = [];

/** Payment methods, cards of orders, proofs and receipts; stands on the platform's global modules. */
@BoundedContext('payments')
@Module({
  imports: [CqrsModule],
  providers: [],
})
export class PaymentsModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: PaymentsModule, controllers };
  }
}
