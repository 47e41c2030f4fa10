import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

/** Doors for other programs; stands on the platform's global modules. */
@BoundedContext('webhooks')
@Module({ imports: [CqrsModule], providers: [] })
export class WebhooksModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: WebhooksModule, controllers: [] };
  }
}
