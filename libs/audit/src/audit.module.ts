import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AppendEntries } from './application/append-entries/append-entries.js';
import { GetPersonalEntriesHandler } from './application/get-personal-entries/get-personal-entries.handler.js';

/** The audit log; stands on the platform's global modules. */
@BoundedContext('audit')
@Module({
  imports: [CqrsModule],
  providers: [AppendEntries, GetPersonalEntriesHandler],
})
export class AuditModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: AuditModule, controllers: [] };
  }
}
