import { ApiKeyVerifier, BoundedContext } from '@manette/platform';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CreateApiKeyHandler } from './application/create-api-key/create-api-key.command.js';
import { ListApiKeysHandler } from './application/list-api-keys/list-api-keys.query.js';
import { RevokeApiKeyHandler } from './application/revoke-api-key/revoke-api-key.command.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { ApiKeyUses } from './infrastructure/api-keys/api-key-uses.js';
import { SqlApiKeyVerifier } from './infrastructure/api-keys/sql-api-key-verifier.js';

const handlers = [CreateApiKeyHandler, ListApiKeysHandler, RevokeApiKeyHandler];
const adapters = [ApiKeyUses, { provide: ApiKeyVerifier, useClass: SqlApiKeyVerifier }];
const controllers = [ApiKeysController];

/** Doors for other programs; stands on the platform's global modules, whose calls its keys open. */
@Global()
@BoundedContext('webhooks')
@Module({ imports: [CqrsModule], providers: [...handlers, ...adapters], exports: [ApiKeyVerifier] })
export class WebhooksModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: WebhooksModule, controllers };
  }
}
