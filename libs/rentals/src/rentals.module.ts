import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

const controllers: Type[] = [];

/** Slots of accounts and rentals; stands on the platform's global modules. */
@BoundedContext('rentals')
@Module({
  imports: [CqrsModule],
  providers: [],
})
export class RentalsModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: RentalsModule, controllers };
  }
}
