import { DomainError } from '@manette/contracts/errors';
import { INVALID_SUBSCRIPTION } from '@manette/contracts/notifications';

/** Malformed, or at an address that pushes may not go to [POC-031]. */
export class InvalidSubscription extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', INVALID_SUBSCRIPTION, 'endpoint');
  }
}

/** This shop has no keys to sign pushes with [POC-031]. */
export class PushIsOff extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'Server error. Please try again later.');
  }
}

/** Also for another person's [POC-032]. */
export class DeviceNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Device not found');
  }
}
