import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

/** What people are told outside of open pages; stands on the platform's global modules. */
@BoundedContext('notifications')
@Module({ imports: [CqrsModule], providers: [] })
export class NotificationsModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: NotificationsModule, controllers: [] };
  }
}
