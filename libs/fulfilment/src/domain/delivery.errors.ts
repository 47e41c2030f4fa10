import { DomainError } from '@manette/contracts/errors';
import { VAULT_MESSAGES } from '@manette/contracts/fulfilment';

/** There is none, or it is somebody else's, which must look the same [LIF-008]. */
export class DeliveryNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', VAULT_MESSAGES.deliveryNotFound);
  }
}

/** Another version than the current one was accepted [LIF-057]. */
export class RulesChanged extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.rulesChanged);
  }
}

/** [LIF-058] */
export class RulesNotAcknowledged extends DomainError {
  constructor() {
    super('RULES_NOT_ACKNOWLEDGED', VAULT_MESSAGES.rulesNotAcknowledged);
  }
}

/** [LIF-059] */
export class DeliveryExpired extends DomainError {
  constructor() {
    super('DELIVERY_EXPIRED', VAULT_MESSAGES.expired);
  }
}

/** The hours of a delivery begin with its first reveal; before it there are none to extend. */
export class NotRevealedYet extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.notRevealed);
  }
}

/** The rental is over, and its account may be somebody else's by now. */
export class AccountReturned extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.returned);
  }
}
