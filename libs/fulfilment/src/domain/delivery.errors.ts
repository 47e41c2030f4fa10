import { DomainError } from '@manette/contracts/errors';
import { VAULT_MESSAGES } from '@manette/contracts/fulfilment';

/** The delivery does not exist, or belongs to another client; both must look the same [LIF-008]. */
export class DeliveryNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', VAULT_MESSAGES.deliveryNotFound);
  }
}

/** The client accepted another version of the rules than the current one [LIF-057]. */
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

/** A delivery that was never revealed cannot be extended, because its hours begin with the first reveal. */
export class NotRevealedYet extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.notRevealed);
  }
}

/** The account was returned and may already belong to another client. */
export class AccountReturned extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.returned);
  }
}
