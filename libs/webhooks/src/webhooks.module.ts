import { ApiKeyVerifier, BoundedContext } from '@manette/platform';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddWebhookHandler } from './application/add-webhook/add-webhook.command.js';
import { ChangeWebhookHandler } from './application/change-webhook/change-webhook.command.js';
import { CleanUpDeliveriesJob } from './application/clean-up/clean-up-deliveries.job.js';
import { DeleteWebhookHandler } from './application/delete-webhook/delete-webhook.command.js';
import { ListDeliveriesHandler } from './application/list-deliveries/list-deliveries.query.js';
import { ListWebhooksHandler } from './application/list-webhooks/list-webhooks.query.js';
import { ReadWebhookHandler } from './application/read-webhook/read-webhook.query.js';
import { DisableWebhook } from './application/record-attempt/disable-webhook.js';
import { RecordAttempt } from './application/record-attempt/record-attempt.js';
import { ResendDeliveryHandler } from './application/resend-delivery/resend-delivery.command.js';
import { SendTestHandler } from './application/send-test/send-test.command.js';
import { ListingEvents } from './application/create-deliveries/listing-events.js';
import { CreateDeliveries } from './application/create-deliveries/create-deliveries.js';
import { TicketEvents } from './application/create-deliveries/ticket-events.js';
import { UserEvents } from './application/create-deliveries/user-events.js';
import { WebhookAddresses } from './application/webhook-addresses.js';
import { WebhookSecrets } from './domain/webhook-secrets.js';
import { CreateApiKeyHandler } from './application/create-api-key/create-api-key.command.js';
import { ListApiKeysHandler } from './application/list-api-keys/list-api-keys.query.js';
import { RevokeApiKeyHandler } from './application/revoke-api-key/revoke-api-key.command.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { ApiKeyUses } from './infrastructure/api-keys/api-key-uses.js';
import { SqlApiKeyVerifier } from './infrastructure/api-keys/sql-api-key-verifier.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { AesWebhookSecrets } from './infrastructure/security/aes-webhook-secrets.js';
import { ReencryptSecretsJob } from './infrastructure/security/reencrypt-secrets.job.js';
import { DeliverySender } from './infrastructure/sending/delivery-sender.js';
import { SignedCall } from './infrastructure/sending/signed-call.js';

const keys = [
  CreateApiKeyHandler,
  ListApiKeysHandler,
  RevokeApiKeyHandler,
  ApiKeyUses,
  { provide: ApiKeyVerifier, useClass: SqlApiKeyVerifier },
];

const webhooks = [
  AddWebhookHandler,
  ChangeWebhookHandler,
  DeleteWebhookHandler,
  ListWebhooksHandler,
  ReadWebhookHandler,
  WebhookAddresses,
  { provide: WebhookSecrets, useClass: AesWebhookSecrets },
  ReencryptSecretsJob,
];

const deliveries = [
  ListDeliveriesHandler,
  ResendDeliveryHandler,
  SendTestHandler,
  CreateDeliveries,
  TicketEvents,
  ListingEvents,
  UserEvents,
  DisableWebhook,
  RecordAttempt,
  SignedCall,
  DeliverySender,
  CleanUpDeliveriesJob,
];

/**
 * API keys and webhooks for other programs. Global, because the platform's guards use its `ApiKeyVerifier`; needs the
 * platform's global modules.
 */
@Global()
@BoundedContext('webhooks')
@Module({
  imports: [CqrsModule],
  providers: [...keys, ...webhooks, ...deliveries],
  exports: [ApiKeyVerifier],
})
export class WebhooksModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: WebhooksModule, controllers: [ApiKeysController, WebhooksController] };
  }
}
