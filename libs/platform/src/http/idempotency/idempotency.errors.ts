import { DomainError } from '@manette/contracts/errors';
import { ALREADY_EXECUTED } from '@manette/contracts/http';

/** The first request with this key has not been answered yet. */
export class RequestStillRunning extends DomainError {
  constructor(override readonly retryAfter = 1) {
    super('CONFLICT', 'The same request is still being carried out. Please try again in a moment.');
  }
}

/** The process died between the commit and the response: the change is committed, its response is lost. */
export class AlreadyExecuted extends DomainError {
  constructor() {
    super('CONFLICT', ALREADY_EXECUTED);
  }
}

/** The key belongs to another request. */
export class IdempotencyMismatch extends DomainError {
  constructor() {
    super('IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another request');
  }
}
