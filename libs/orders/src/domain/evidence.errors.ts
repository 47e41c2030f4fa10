import { DomainError } from '@manette/contracts/errors';

/** Nothing can be signed: production has no key of its own making [LIF-118]. */
export class NoEvidenceKey extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'The shop has no key for dispute files');
  }
}

export class NoPublicKey extends DomainError {
  constructor() {
    super('NOT_FOUND', 'The shop has no key for dispute files');
  }
}
