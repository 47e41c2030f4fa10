import { DomainError } from '@manette/contracts/errors';
import { UNFIT_ADDRESS } from '@manette/contracts/webhooks';

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
export class UnfitAddress extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', UNFIT_ADDRESS, 'url');
  }
}

/** Nothing is sent to a disabled webhook, not even on demand [POC-102]. */
export class WebhookDisabled extends DomainError {
  constructor() {
    super('CONFLICT', 'Enable this webhook first');
  }
}
