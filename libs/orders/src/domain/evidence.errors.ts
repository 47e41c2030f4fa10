import { DomainError } from '@manette/contracts/errors';

/** Dispute files cannot be signed, because no key is configured; production generates none [LIF-118]. */
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
