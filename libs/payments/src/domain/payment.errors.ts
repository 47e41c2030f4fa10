import { DomainError } from '@manette/contracts/errors';
import {
  ADD_METHOD_FIRST,
  AMOUNT_ABOVE_0,
  CHOOSE_METHOD,
  NO_PAYMENT_REQUESTED,
  PROOF_DECIDED_ALREADY,
  PROOF_SENT_ALREADY,
} from '@manette/contracts/payments';

export class MethodNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Payment method not found');
  }
}

export class ProofNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Proof not found');
  }
}

export class ReceiptNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Receipt not found');
  }
}

/** The ticket does not exist, or belongs to another client; both must look the same. */
export class TicketNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Ticket not found');
  }
}

/** The payment of a completed or cancelled ticket cannot be changed [LIF-028]. */
export class TicketClosed extends DomainError {
  constructor() {
    super('TICKET_CLOSED', 'This ticket is closed');
  }
}

/** No amount was given and the ticket has no price [LIF-023]. */
export class AmountMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', AMOUNT_ABOVE_0, 'amount');
  }
}

/** The method of a proof is unknown or inactive [LIF-025]. */
export class MethodNotOffered extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', CHOOSE_METHOD, 'methodId');
  }
}

/** [LIF-023] */
export class NoActiveMethod extends DomainError {
  constructor() {
    super('CONFLICT', ADD_METHOD_FIRST);
  }
}

/** [LIF-028] */
export class NoPaymentRequested extends DomainError {
  constructor() {
    super('CONFLICT', NO_PAYMENT_REQUESTED);
  }
}

/** [LIF-028] */
export class ProofSentAlready extends DomainError {
  constructor() {
    super('CONFLICT', PROOF_SENT_ALREADY);
  }
}

/** [LIF-028] */
export class ProofDecidedAlready extends DomainError {
  constructor() {
    super('CONFLICT', PROOF_DECIDED_ALREADY);
  }
}
