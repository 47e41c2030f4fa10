import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AppendEntries } from './application/append-entries/append-entries.js';
import { GetPersonalEntriesHandler } from './application/get-personal-entries/get-personal-entries.handler.js';
import { ExportEntriesHandler } from './application/export-entries/export-entries.command.js';
import { ListEntriesHandler } from './application/list-entries/list-entries.query.js';
import { LogHead } from './application/log-head/log-head.js';
import { PruneEntries } from './application/prune-entries/prune-entries.js';
import { VerifyChainHandler } from './application/verify-chain/verify-chain.query.js';
import { AuditController } from './http/audit.controller.js';
import { HeadProcessor } from './infrastructure/queue/head.processor.js';
import { PruningProcessor } from './infrastructure/queue/pruning.processor.js';

const handlers = [ExportEntriesHandler, GetPersonalEntriesHandler, ListEntriesHandler, VerifyChainHandler];

const background = [AppendEntries, HeadProcessor, LogHead, PruneEntries, PruningProcessor];

const controllers = [AuditController];

/** The audit log; needs the platform's global modules. */
@BoundedContext('audit')
@Module({
  imports: [CqrsModule],
  providers: [...handlers, ...background],
})
export class AuditModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: AuditModule, controllers };
  }
}
