import { DomainError } from '@manette/contracts/errors';
import { PASSWORD_OF_RETURN } from '@manette/contracts/rentals';

/** The rental does not exist, or belongs to another client [LIF-008]. */
export class TermNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Rental not found');
  }
}

/** [LIF-009] */
export class OnlyForItsClient extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Only the client of this order can do this');
  }
}

/** [LIF-089, LIF-091] */
export class TermEnded extends DomainError {
  constructor() {
    super('TERM_ENDED', 'This rental has ended');
  }
}

/** [LIF-089] */
export class BeingReturned extends DomainError {
  constructor() {
    super('CONFLICT', 'This rental is being returned');
  }
}

/** [LIF-084, LIF-089] */
export class Endless extends DomainError {
  constructor() {
    super('CONFLICT', 'This rental has no end');
  }
}

/** [LIF-083] */
export class UnknownClient extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Choose a client', 'clientId');
  }
}

/** [LIF-083] */
export class StartsInFuture extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Start must not be in the future', 'startsAt');
  }
}

/** [LIF-083, LIF-084] */
export class EndsBeforeStart extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'End must be after the start', 'endsAt');
  }
}

/** Only rentals of the offline kinds have no end [LIF-083]. */
export class EndMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Enter the end of this rental', 'endsAt');
  }
}

/** [LIF-083] */
export class EndNotAllowed extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Rentals of this kind of slot have no end', 'endsAt');
  }
}

/** A complete account is sold [LIF-077]. */
export class NotForRent extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'A complete account is sold, not rented', 'slotId');
  }
}

/** [LIF-090] */
export class ReasonMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Reason is required', 'reason');
  }
}

/** [LIF-092] */
export class PasswordMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', PASSWORD_OF_RETURN, 'password');
  }
}
