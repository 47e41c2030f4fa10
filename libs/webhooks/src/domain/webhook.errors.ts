import { DomainError } from '@manette/contracts/errors';
import { INVALID_WEBHOOK_URL } from '@manette/contracts/webhooks';

export class WebhookNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Webhook not found');
  }
}

export class DeliveryNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Webhook delivery not found');
  }
}

/** The guarded sender would not call the address [POC-099]. */
export class WebhookUrlNotAllowed extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', INVALID_WEBHOOK_URL, 'url');
  }
}

/** Nothing is sent to a disabled webhook, not even on demand [POC-102]. */
export class WebhookDisabled extends DomainError {
  constructor() {
    super('CONFLICT', 'Enable this webhook first');
  }
}
