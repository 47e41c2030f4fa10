export { WebhooksModule } from './webhooks.module.js';
export { webhooksPersistence } from './infrastructure/persistence/webhooks.persistence.js';
